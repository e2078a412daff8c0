import { findHangul } from '#src/lib/hangul.ts'

/** What the app does at a word without being a place: the code opens, the session ends. */
export const actions = [
  { name: 'code', words: '내 QR,QR,큐알,바코드,결제,계산,입장,my QR,pay,code' },
  { name: 'signOut', words: '로그아웃,나가기,sign out,log out' },
] as const

export type ActionName = (typeof actions)[number]['name']

/** The actions that a word means, begun or whole. One letter would mean half of the app. */
export function findActions(word: string): ActionName[] {
  if (word.trim().length < 2) return []
  const isMeant = (name: string) => ['exact', 'begins'].includes(findHangul(name, word)?.how ?? '')
  return actions.filter(({ words }) => words.split(',').some(isMeant)).map(({ name }) => name)
}
