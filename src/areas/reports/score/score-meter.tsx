import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { Semicircle } from '#src/charts/semicircle.tsx'
import { formatDay } from '#src/lib/days.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { isWhole, mostOf } from '#src/domain/health-score/points.ts'
import { lastMonth, statusOf, type Score } from './score.ts'
import { useScoreWords } from './use-score-words.ts'
import css from './score.module.css'

const TONES = { normal: 'positive', caution: 'caution', danger: 'danger', lacking: 'info' } as const
const COLORS = { normal: 'positive', caution: 'caution', danger: 'danger', lacking: 'brand' } as const

/** The number on its arc, last month's beside it, and people of the same age. */
export function ScoreMeter({ score }: { score: Score }) {
  const { t, i18n } = useLingui()
  const words = useScoreWords()
  if (score.totalScore === null || score.statusCode === null) return null
  const { totalScore: total, peerScore, peerTxt } = score
  const most = mostOf(score.itemList)
  const percentOf = (points: number) => (100 * points) / most
  const status = statusOf(score.statusCode)
  const before = lastMonth(score)
  const month = formatDay(`${score.trendList.at(-2)?.scoreMm ?? score.baseDt.slice(0, 6)}01`, i18n.locale, 'monthShort')
  const word = words[status]
  return (
    <Card className={css.meter}>
      <Semicircle
        percent={percentOf(total)}
        color={COLORS[status]}
        size={14.75}
        label={
          before === undefined
            ? t`${most}점 가운데 ${total}점, ${word}`
            : t`${most}점 가운데 ${total}점, ${word}, 지난달 ${before}점`
        }
        {...(before !== undefined && { mark: { percent: percentOf(before), text: t`${month} ${before}점` } })}
      >
        <p className={css.number}>
          <strong>{total}</strong>
          <small>{isWhole(score.itemList) ? t`점` : t`/ ${most}점`}</small>
        </p>
      </Semicircle>
      <p className={css.peer}>
        {peerScore === null || peerTxt === null ? null : t`${peerTxt} 평균 ${peerScore}점`}
        <Badge kind={TONES[status]} {...(status === 'normal' && { icon: Check })}>
          {word}
        </Badge>
      </p>
    </Card>
  )
}
