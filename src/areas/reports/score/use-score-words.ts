import { useLingui } from '@lingui/react/macro'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import type { Status } from '#src/charts/status-pointer.tsx'
import { josa } from '#src/lib/korean.ts'
import { inSentence, type PartCode, type Score, type ScoreLead } from './score.ts'

/** How the whole and its parts stand. A low score is called low and nothing worse. */
export function useScoreWords(): Readonly<Record<Status, string>> {
  const { t } = useLingui()
  return { normal: t`정상`, caution: t`주의`, danger: t`낮음`, lacking: t`부족` }
}

/** What a member calls the parts. */
export function usePartNames(): Readonly<Record<PartCode, string>> {
  const { t } = useLingui()
  return {
    BODY: t`체중`,
    BP: t`혈압`,
    SUGAR: t`혈당`,
    ACT: t({ message: '활동', context: '점수' }),
    MEAL: t({ message: '식사', context: '점수' }),
  }
}

export function useScoreLead(): (lead: ScoreLead) => string {
  const { t, i18n } = useLingui()
  const names = usePartNames()
  return (lead) => {
    switch (lead.is) {
      case 'few':
        return t`세 가지만 알면\n점수를 낼 수 있어요`
      case 'first':
        return lead.whole
          ? t`이번 달은\n${lead.total}점이에요`
          : t`아는 만큼은 ${lead.most}점에서\n${lead.total}점이에요`
      case 'same':
        return t`지난달과 같아요`
      case 'up': {
        const [first, second] = lead.thanksTo.map((code) => inSentence(names[code], i18n.locale))
        if (first === undefined) return t`지난달보다 ${lead.points}점 올랐어요`
        const and = i18n.locale === 'ko' ? josa(first, '과/와') : ''
        return second === undefined
          ? t`지난달보다 ${lead.points}점 올랐어요\n${first} 덕분이에요`
          : t`지난달보다 ${lead.points}점 올랐어요\n${first}${and} ${second} 덕분이에요`
      }
      case 'down': {
        const look = lead.look && inSentence(names[lead.look], i18n.locale)
        const object = look === undefined || i18n.locale !== 'ko' ? '' : josa(look, '을/를')
        return look === undefined
          ? t`지난달보다 ${lead.points}점 내렸어요`
          : t`지난달보다 ${lead.points}점 내렸어요\n${look}${object} 살펴봐요`
      }
    }
  }
}

/** Where a member changes what a part rests on. */
export const RECORD_OF: Readonly<Record<PartCode, string>> = {
  BODY: '/healthlog/WeightRecord',
  BP: '/healthlog/BloodpressureRecord',
  SUGAR: '/healthlog/BloodSugarRecord',
  ACT: '/healthlog/healthDataLink',
  MEAL: '/healthlog/mealRecord',
}

type Gain = NonNullable<Score['gain']>

/**
 * The next points in words, with the page that gets them; null where there is nothing to say, or only of a number that
 * the member keeps out of sight.
 */
export function useGain(gain: Score['gain']): { title: string; text: string; action: string; to: string } | null {
  const { t, i18n } = useLingui()
  const numbersOff = useNumbersOff()
  if (gain === null || (numbersOff && gain.leverCode === 'KCAL')) return null
  const levers: Record<Gain['leverCode'], { name: string; action: string; to: string }> = {
    BW: { name: t`체중`, action: t`체중 기록 보기`, to: '/healthlog/WeightRecord' },
    SLP: { name: t`잠`, action: t`수면 기록 보기`, to: '/healthlog/sleepRecord' },
    STEP: { name: t`걸음`, action: t`운동 보기`, to: '/healthlog/exercise' },
    KCAL: { name: t({ message: '식사', context: '점수' }), action: t`식사 기록 보기`, to: '/healthlog/mealRecord' },
    MEALS: { name: t`식사 기록`, action: t`식사 기록 보기`, to: '/healthlog/mealRecord' },
  }
  const { name: lever, ...way } = levers[gain.leverCode]
  const name = inSentence(lever, i18n.locale)
  const ending = i18n.locale === 'ko' ? josa(name, '이에요/예요') : ''
  return { title: gain.text, text: t`지금 가장 쉽게 오를 수 있는 것은 ${name}${ending}.`, ...way }
}
