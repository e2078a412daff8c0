/**
 * The bounds of what members type, by what it is: those of the contract, in its letters (`lengthOf` in
 * src/lib/letters.ts). tests/letters.test.ts holds each beside its place in the contract, and every field of a screen
 * beside its bound. Decision 384.
 */
export const MOST_LETTERS = {
  // who somebody is
  usrId: 60,
  password: 64,
  signInName: 100,
  signInPassword: 200,
  nickName: 12,
  email: 100,
  employeeNumber: 20,
  realName: 40,
  checkupName: 30,
  // what somebody says to others, or to themselves
  post: 1000,
  report: 500,
  promise: 200,
  missionMemo: 200,
  teamName: 20,
  battleName: 30,
  battleTeam: 20,
  stake: 100,
  interviewAnswer: 500,
  eventWords: 300,
  eventAnswer: 1000,
  eventDraft: 2000,
  reservationMemo: 500,
  inquiry: 2000,
  review: 500,
  mealMemo: 200,
  foodName: 60,
  serving: 60,
  medicineName: 60,
  medicinePurpose: 60,
  medicineMemo: 200,
  // codes
  counterCode: 100,
  inviterCode: 20,
  // what somebody looks for
  findFaq: 60,
  findAnnouncement: 60,
  findFood: 40,
  findColleague: 20,
  findEmployer: 60,
} as const

export const FEWEST_LETTERS = { usrId: 4, password: 10, nickName: 2, checkupName: 2 } as const
