/**
 * What a member is told of a request that its validator refuses: a text that is too long or too short says so, and
 * whatever else is wrong is named by its place. The validator's own English is for nobody who holds a phone
 * (docs/decisions/384).
 */
import type { ErrorObject } from 'ajv'
import type { Language, Words } from '#server/domain/member/language.rules.ts'

type Fault = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>

const number = (value: number): string => value.toLocaleString('en-US')

const tooLong = (most: number): Words => ({
  ko: `${number(most)}자까지 쓸 수 있어요. 조금 줄여 주세요.`,
  en: `Up to ${number(most)} characters fit here. Please shorten it.`,
})
const tooShort = (fewest: number): Words =>
  fewest === 1
    ? { ko: '빈칸으로 둘 수 없어요. 적어 주세요.', en: 'This cannot be left empty. Please fill it in.' }
    : {
        ko: `${number(fewest)}자 이상 적어 주세요.`,
        en: `Please write at least ${number(fewest)} characters.`,
      }
const other = (place: string): Words => ({
  ko: `요청 내용을 확인해 주세요. (${place})`,
  en: `Please check what was sent. (${place})`,
})

/**
 * The first that was found: the validator stops there.
 *
 * @param isTyped not for a header: its sender is a program, which is told the name
 */
export function faultWords([fault]: readonly Fault[], language: Language, isTyped = true): string {
  if (fault === undefined) return other('-')[language]
  const { keyword, params } = fault
  const limit: unknown = params['limit']
  if (!isTyped) return other(placeOf(fault))[language]
  if (keyword === 'maxLength' && typeof limit === 'number') return tooLong(limit)[language]
  if (keyword === 'minLength' && typeof limit === 'number') return tooShort(limit)[language]
  return other(placeOf(fault))[language]
}

/** `answerList.0.answerTxt`: as everything else that is refused names its place. */
function placeOf({ instancePath, params }: Fault): string {
  const missing: unknown = params['missingProperty']
  const parts = instancePath.split('/').slice(1)
  if (typeof missing === 'string') parts.push(missing)
  return parts.join('.') || '-'
}
