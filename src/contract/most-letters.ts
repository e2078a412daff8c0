/**
 * The bounds of what members type, by what it is: those of the contract, in its letters (`lengthOf` in
 * src/lib/letters.ts). tests/letters.test.ts holds each beside its place in the contract, and every field of a screen
 * beside its bound. Each stands alone, so that a page carries those that it has. Decision 384.
 */
// who somebody is
export const usrId = 60
export const password = 64
export const signInName = 100
export const signInPassword = 200
export const nickName = 12
export const email = 100
export const employeeNumber = 20
export const realName = 40
export const checkupName = 30
// what somebody says to others, or to themselves
export const post = 1000
export const report = 500
export const promise = 200
export const missionMemo = 200
export const teamName = 20
export const battleName = 30
export const battleTeam = 20
export const stake = 100
export const interviewAnswer = 500
export const eventWords = 300
export const eventAnswer = 1000
export const eventDraft = 2000
export const reservationMemo = 500
export const inquiry = 2000
export const review = 500
export const mealMemo = 200
export const foodName = 60
export const serving = 60
export const medicineName = 60
export const medicinePurpose = 60
export const medicineMemo = 200
// codes
export const counterCode = 100
export const inviterCode = 20
// what somebody looks for
export const findFaq = 60
export const findAnnouncement = 60
export const findFood = 40
export const findColleague = 20
export const findEmployer = 60
