import { useLingui } from '@lingui/react/macro'
import { hoursAndMinutes } from '#src/lib/units.ts'
import type { Doubt, Doubted } from './doubt.ts'

/** A question about a value: the value, and why it is asked about. */
export interface DoubtWords {
  title: string
  text: string
}

const UNITS: Readonly<Record<Doubted, string>> = {
  BW: 'kg',
  HT: 'cm',
  BDF: '%',
  SKM: 'kg',
  SBP: 'mmHg',
  DBP: 'mmHg',
  NBD: 'mg/dL',
  BBD: 'mg/dL',
  ABD: 'mg/dL',
  SBD: 'mg/dL',
  SLP: '',
  WC: 'cm',
}

const HIGH_OR_LOW = { SBP: true, DBP: true, NBD: true, BBD: true, ABD: true, SBD: true, BDF: true }

const LARGE_OR_SMALL = { HT: true, WC: true }

/** Puts a doubt into words; `shown` is the value as it was typed, with its unit. */
export function useDoubtWords() {
  const { t } = useLingui()
  const amountOf = (of: Doubted, value: number): string => {
    if (of !== 'SLP') return `${value} ${UNITS[of]}`
    const { hours, minutes } = hoursAndMinutes(value)
    return t`${hours}시간 ${minutes}분`
  }
  const compared = (of: Doubted, doubt: Doubt & { is: 'changed' }): string => {
    const [own, by] = [amountOf(of, doubt.from), amountOf(of, Math.abs(doubt.by))]
    const isUp = doubt.by > 0
    const than = doubt.isLater ? t`그 뒤에 잰 ${own}보다` : t`지난번 ${own}보다`
    if (of === 'SLP') return isUp ? t`${than} ${by} 길어요.` : t`${than} ${by} 짧아요.`
    if (of in HIGH_OR_LOW) return isUp ? t`${than} ${by} 높아요.` : t`${than} ${by} 낮아요.`
    if (of === 'BW') return isUp ? t`${than} ${by} 무거워요.` : t`${than} ${by} 가벼워요.`
    if (of in LARGE_OR_SMALL) return isUp ? t`${than} ${by} 커요.` : t`${than} ${by} 작아요.`
    return isUp ? t`${than} ${by} 많아요.` : t`${than} ${by} 적어요.`
  }
  return (of: Doubted, doubt: Doubt, shown: string): DoubtWords => ({
    title: t`${shown}, 맞나요?`,
    text: doubt.is === 'far' ? t`평소에 보기 어려운 값이에요.` : compared(of, doubt),
  })
}
