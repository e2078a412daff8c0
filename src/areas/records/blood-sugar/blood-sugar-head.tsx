import { Trans, useLingui } from '@lingui/react/macro'
import type { Day } from '#src/lib/days.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { minutesApart } from '../kit/index-records.ts'
import { CareLine } from '../kit/care-line.tsx'
import { LevelBadge } from '../kit/level-badge.tsx'
import { RecordHead } from '../kit/record-head.tsx'
import { useRecordWords } from '../kit/record-words.ts'
import { careOfSugar, type Sugar } from './blood-sugar.ts'
import { MealCard } from './meal-card.tsx'
import { pairsOf, type Pair } from './meal-response.ts'
import { useWhenWords } from './when-words.ts'

/** The latest value, and where it belongs to a meal, that meal's rise over its tray. */
export function BloodSugarHead({ last, readings, today }: { last: Sugar; readings: readonly Sugar[]; today: Day }) {
  const { t } = useLingui()
  const words = useRecordWords(today)
  const when = useWhenWords()
  const mealName = useMealTimeName()
  const pair = pairsOf(readings).at(-1)
  const care = careOfSugar(last)
  const own = pair?.after === last ? pair : undefined
  const hours = own ? Math.round(minutesApart(own.before.at, own.after.at) / 60) : 0

  return (
    <>
      <RecordHead
        label={t`최근 혈당`}
        when={`${words.moment(last.at)} · ${own ? t`${mealName(own.meal)} 먹기 전 값에서 ${hours}시간 뒤` : when[last.when]}`}
        notes={
          <>
            <LevelBadge level={last.level} care={care} strong />
            {own ? <Rise pair={own} /> : null}
          </>
        }
        care={care ? <CareLine code={care} at={last.at} /> : null}
      >
        {last.mgdl}
        <small>mg/dL</small>
      </RecordHead>
      {pair ? <MealCard pair={pair} today={today} /> : null}
    </>
  )
}

function Rise({ pair: { rise } }: { pair: Pair }) {
  const { t } = useLingui()
  if (rise === 0) return <p>{t`먹기 전과 같아요`}</p>
  const by = Math.abs(rise)
  return (
    <p>
      {rise > 0 ? (
        <Trans>
          먹기 전보다 <b>{by} 올랐어요</b>
        </Trans>
      ) : (
        <Trans>
          먹기 전보다 <b>{by} 내렸어요</b>
        </Trans>
      )}
    </p>
  )
}
