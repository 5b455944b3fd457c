/** Keys of PostgreSQL's advisory locks, which all parts on one database share; the local runner holds 7305002. */
export const LOCKS = { migrate: 7_305_001, dispatch: 7_305_003 } as const;
