/** What a challenge refuses with: the code says why, the sentence says it to the member. */
import { refuse } from '#server/contract.ts'

const NOT_FOUND = '끝났거나 없는 챌린지예요.'

export const notFound = (sentence = NOT_FOUND) => refuse(404, 'notFound', sentence)

export const conflicts = {
  termsRequired: '먼저 약관에 동의해 주세요.',
  requiredTerms: '먼저 약관에 동의해 주세요.',
  full: '방금 자리가 다 찼어요.',
  teamFull: '방금 자리가 다 찼어요.',
  closed: '신청 기간이 지났어요.',
  teamsClosed: '팀을 바꿀 수 있는 날이 지났어요.',
  over: '이미 끝난 챌린지예요.',
  alreadyJoined: '이미 참여하고 있어요.',
  nameTaken: '이미 있는 팀 이름이에요.',
  inTeam: '이미 다른 팀에 앉았어요.',
  alreadyInvited: '이미 부른 동료예요.',
  notOpen: '닫힌 초대예요.',
  alreadyAnswered: '이미 답했어요.',
  notReinvitable: '부른 지 하루가 지나야 다시 부를 수 있어요.',
  afterCounsel: '첫 상담 뒤에는 영양사에게 말해 주세요.',
  locked: '시작한 뒤에는 목표를 바꿀 수 없어요.',
} as const

export const conflict = (code: keyof typeof conflicts) => refuse(409, code, conflicts[code])
