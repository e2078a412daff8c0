import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Award from 'lucide-react/icons/award'
import { worded } from '#src/domain/operator-words/worded.ts'
import { formatDay } from '#src/lib/days.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { nameIn } from '../challenge.ts'
import { badgesQuery } from './badge.queries.ts'

/**
 * Badges of a challenge: since when one is there, as far as that is known, or what it is for; nothing where there are
 * none.
 */
export function BadgeCard({ chalnCode }: { chalnCode: string }) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(badgesQuery(chalnCode))
  if (data === undefined || data.totalCnt === 0) return null
  const { getCnt, totalCnt, badgeList } = data
  return (
    <Card>
      <CardHead id="badges" title={t`배지`} more={<span>{t`${totalCnt}개 가운데 ${getCnt}개`}</span>} />
      <Rows labelledBy="badges">
        {badgeList.map(({ badgeCode, badgeNm, badgeNmEng, conditionTxt, conditionTxtEng, getYn, getDt }) => {
          const since = getDt === null ? null : formatDay(getDt, i18n.locale, 'short')
          const isGot = getYn === 'Y'
          const condition = worded(conditionTxt, conditionTxtEng, i18n.locale)
          return (
            <ListRow
              key={badgeCode}
              tight
              lead={<RowIcon icon={Award} on={isGot} />}
              title={nameIn(i18n.locale, badgeNm, badgeNmEng)}
              sub={
                since !== null ? (
                  t`${since}에 받았어요`
                ) : isGot ? (
                  t({ message: '받았어요', context: '배지' })
                ) : (
                  <span lang={condition.lang}>{condition.text}</span>
                )
              }
            />
          )
        })}
      </Rows>
    </Card>
  )
}
