/** The newest value of each indicator and how it stands. */
import type { Member } from '../members.ts'
import { bmiOf, heightOf, newest, readingsOf } from './body.ts'
import { type Care, careOf, type Judged, shown, type Status, statusOf, worse } from './borders.ts'

export type Kind = 'BW' | 'BMI' | 'BP' | 'BS' | 'BDF' | 'SKM' | 'SLP' | 'HR'
export type Card = {
  kind: Kind
  judged: Judged
  value: number
  lower: number | null
  at: string
  status: Status | null
  care: Care | null
}

export const SUGARS = ['ABD', 'BBD', 'NBD', 'SBD'] as const

/** Undefined without a reading. */
export function cardOf(member: Member, kind: Kind): Card | undefined {
  const { gender } = member
  const of = (judged: Judged, value: number, at: string): Card => ({
    kind,
    judged,
    value: shown(judged, value),
    lower: null,
    at,
    status: statusOf(judged, value, gender),
    care: kind === 'BS' || kind === 'HR' ? careOf(kind, shown(judged, value), null) : null,
  })
  switch (kind) {
    case 'BP': {
      const upper = newest(member, 'SBP')
      if (upper === undefined) return undefined
      const lower = readingsOf(member, 'DBP').find(({ at }) => at === upper.at)?.value ?? null
      return {
        ...of('SBP', upper.value, upper.at),
        lower,
        status: worse(statusOf('SBP', upper.value, null), lower === null ? null : statusOf('DBP', lower, null)),
        care: careOf('BP', upper.value, lower),
      }
    }
    case 'BS': {
      const found = SUGARS.flatMap((code) => newest(member, code) ?? [])
      const last = found.reduce<(typeof found)[number] | undefined>(
        (late, one) => (late === undefined || one.at > late.at ? one : late),
        undefined,
      )
      return last && of(last.code, last.value, last.at)
    }
    case 'BMI': {
      const weight = newest(member, 'BW')
      const bmi = bmiOf(weight?.value ?? null, heightOf(member))
      return weight === undefined || bmi === null ? undefined : of('BMI', bmi, weight.at)
    }
    case 'HR': {
      // At rest: the lower middle of the newest day that has any.
      const rest = member.beats.filter(({ state }) => state === 'REST')
      const day = rest.at(-1)?.at.slice(0, 8)
      const rates = rest.filter(({ at }) => at.startsWith(day ?? '-')).map(({ rate }) => rate)
      const rate = rates.toSorted((a, b) => a - b)[Math.ceil(rates.length / 2) - 1]
      return day === undefined || rate === undefined ? undefined : of('HR', rate, rest.at(-1)?.at ?? '')
    }
    default: {
      const last = newest(member, kind)
      return last && of(kind, last.value, last.at)
    }
  }
}
