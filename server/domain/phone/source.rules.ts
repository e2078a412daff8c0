/** What can be linked: the health apps of phones and the measuring devices (HDT-14). */
import type { Origin } from './sample.rules.ts'

export const sources = [
  { code: '1', name: '삼성 헬스', deviceType: 'PHONE' },
  { code: '2', name: 'Apple 건강', deviceType: 'PHONE' },
  { code: '11', name: '오므론 혈압계', deviceType: 'BP' },
  { code: '12', name: '아이센스 혈당계', deviceType: 'SUGAR' },
  { code: '13', name: '오토첵 혈당계', deviceType: 'SUGAR' },
  { code: '14', name: '오토첵 CS20E', deviceType: 'SUGAR' },
  { code: '15', name: '오므론 체지방계', deviceType: 'FAT' },
] as const

export type Source = (typeof sources)[number]
export type SourceCode = Source['code']

export const sourceOf = (code: SourceCode): Source => sources.find((source) => source.code === code) ?? sources[0]

/**
 * Origin of the records that a phone platform brings (HDT-02). Undefined for measuring devices: their records carry no
 * origin of their own in the documents.
 */
export function originOf(code: SourceCode): Origin | undefined {
  if (code === '1') return '2'
  return code === '2' ? '3' : undefined
}
