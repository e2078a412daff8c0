/** What is told to whoever cannot join, find or set anew. */
import type { Weakness } from '#server/domain/identity/password.rules.ts'
import type { Words } from '#server/domain/member/language.rules.ts'

export const joinRefusals = {
  identityExpired: {
    ko: '확인한 지 오래됐어요. 본인 확인을 다시 해 주세요.',
    en: 'The identity check has ended. Please verify again.',
  },
  otherPerson: {
    ko: '본인 확인과 다른 내용이 있어요. 처음부터 다시 해 주세요.',
    en: 'This differs from the identity check. Please start again.',
  },
  notStaff: {
    ko: '회사 명부에서 찾지 못했어요. 사번을 확인해 주세요.',
    en: 'We did not find this number in the company list.',
  },
  usrId: { ko: '아이디는 빈칸 없이 네 글자부터예요.', en: 'An ID has at least four characters and no spaces.' },
  nickName: {
    ko: '쓸 수 없는 닉네임이에요. 다른 닉네임을 적어 주세요.',
    en: 'This nickname cannot be used. Please choose another.',
  },
  restaurant: { ko: '식당을 다시 골라 주세요.', en: 'Please choose the restaurant again.' },
  weakPassword: {
    ko: '쉽게 맞힐 수 있는 비밀번호예요. 다른 비밀번호를 적어 주세요.',
    en: 'This password is easy to guess. Please choose another.',
  },
  commonPassword: {
    ko: '많이 쓰이는 비밀번호예요. 다른 것으로 정해 주세요.',
    en: 'Many people use this password. Please choose another.',
  },
  samePassword: {
    ko: '지금 쓰는 비밀번호예요. 다른 비밀번호를 적어 주세요.',
    en: 'This is the password you have now. Please choose another.',
  },
  usrIdTaken: {
    ko: '이미 쓰고 있는 아이디예요. 다른 아이디를 적어 주세요.',
    en: 'This ID is taken. Please choose another.',
  },
  nickNameTaken: {
    ko: '이미 쓰고 있는 닉네임이에요. 다른 닉네임을 적어 주세요.',
    en: 'This nickname is taken. Please choose another.',
  },
  employeeNumberTaken: {
    ko: '다른 회원이 쓰는 사번이에요. 회사에 확인해 주세요.',
    en: 'Another member uses this staff number. Please ask your company.',
  },
  member: {
    ko: '이미 가입한 분이에요. 쓰던 계정으로 들어와 주세요.',
    en: 'You have an account already. Please sign in with it.',
  },
  '01': {
    ko: '이미 가입한 분이에요. 쓰던 계정으로 들어와 주세요.',
    en: 'You have an account already. Please sign in with it.',
  },
  '02': { ko: '탈퇴한 지 30일이 지나야 다시 가입할 수 있어요.', en: 'You can join again 30 days after leaving.' },
  '03': { ko: '아직 함께하지 않는 회사예요.', en: 'This company does not take part yet.' },
  '04': { ko: '만 14세부터 쓸 수 있어요.', en: 'You can join from the age of 14.' },
} satisfies Record<string, Words>

export const weakPasswordWords: Record<Weakness, Words> = {
  guessed: joinRefusals.weakPassword,
  common: joinRefusals.commonPassword,
}

export const accountRefusals = {
  notFound: {
    ko: '입력한 내용으로 찾지 못했어요. 아이디를 확인해 주세요.',
    en: 'We found nothing with these details. Please check the ID.',
  },
  keyOver: {
    ko: '다시 정할 수 있는 시간이 지났어요. 처음부터 다시 해 주세요.',
    en: 'The time to set a new password is over. Please start again.',
  },
  wrongPassword: {
    ko: '지금 비밀번호가 맞지 않아요. 다시 적어 주세요.',
    en: 'This is not your present password. Please type it again.',
  },
  passwordNeeded: { ko: '비밀번호를 다시 확인해 주세요.', en: 'Please confirm your password again.' },
  numberNotProven: {
    ko: '확인한 지 오래됐어요. 번호를 다시 확인해 주세요.',
    en: 'The check has ended. Please verify the number again.',
  },
  required: {
    ko: '꼭 필요한 동의라서 여기서 거둘 수 없어요. 그만두려면 회원 탈퇴를 해 주세요.',
    en: 'The service needs this. To withdraw it, please close your account.',
  },
  picture: {
    ko: '고를 수 없는 사진이에요. 다시 골라 주세요.',
    en: 'This picture cannot be used. Please choose again.',
  },
  birthday: { ko: '생년월일은 모두 적거나 모두 비워 주세요.', en: 'Please tell the whole birthday, or none of it.' },
} satisfies Record<string, Words>
