declare module "stopword" {
  const lists: Readonly<Record<string, readonly string[] | ((tokens: string[], words?: string[]) => string[])>>;
  export = lists;
}
