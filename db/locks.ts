/** Keys of PostgreSQL's advisory locks: all processes on one database share them. */
export const LOCKS = { migrate: 7_305_001, runner: 7_305_002, dispatch: 7_305_003, limits: 7_305_004 } as const;
