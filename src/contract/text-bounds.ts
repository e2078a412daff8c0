/** The fewest letters of what members type, as src/contract/most-letters.ts has the most. Decision 384. */
export const FEWEST_LETTERS = { usrId: 4, password: 10, nickName: 2, checkupName: 2 } as const
