import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import BookOpen from 'lucide-react/icons/book-open'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartLine from 'lucide-react/icons/chart-line'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { formatDay, type Day } from '#src/lib/days.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DateTile, ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import type { Challenge } from '../challenge.ts'
import { CareTalkRow } from '../talk/talk-row.tsx'
import { nextRound, readingToOpen } from './coached.ts'
import { readingsQuery, roundsQuery, usesQuery } from './coached.queries.ts'

/** What comes along until the end, with how much of it is left; each row leads to where it is used. */
export function AlongCard({
  challenge: { code, end },
  today,
}: {
  challenge: Pick<Challenge, 'code' | 'end'>
  today: Day
}) {
  const { t, i18n } = useLingui()
  const { data: uses = [] } = useQuery(usesQuery(code))
  const { data: readings = [] } = useQuery(readingsQuery(code))
  if (uses.length === 0) return null
  const until = formatDay(end, i18n.locale, 'short')
  const reading = readingToOpen(readings)
  return (
    <Card>
      <CardHead id="along" title={t`함께 오는 것`} more={<span>{t`${until}까지`}</span>} />
      <Rows labelledBy="along">
        {uses.map(({ useCode, totalCnt, usedCnt }) => {
          const of = totalCnt ?? usedCnt
          switch (useCode) {
            case 'COUNSEL':
              return (
                <CounselRow key={useCode} chalnCode={code} today={today} used={t`${of}번 가운데 ${usedCnt}번 했어요`} />
              )
            case 'REPORT':
              return (
                <ListRow
                  key={useCode}
                  lead={<RowIcon icon={ChartLine} />}
                  title={t`주간 리포트`}
                  sub={t`${of}개 가운데 ${usedCnt}개 읽었어요`}
                  chevron
                  render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: code, view: 'report' }} />}
                />
              )
            case 'CONTENTS':
              return reading === undefined ? null : (
                <ListRow
                  key={useCode}
                  lead={<RowIcon icon={BookOpen} />}
                  title={<span lang="ko">{reading.title}</span>}
                  sub={t`읽을거리 ${of}개 가운데 ${usedCnt}개 해 봤어요`}
                  chevron
                  render={
                    <Link
                      to="/challenge/custcontentsview"
                      search={{ chalnCode: code, custContentsSeq: reading.custContentsSeq }}
                    />
                  }
                />
              )
            // The talk is a row of its own, where there is a room.
            default:
              return null
          }
        })}
        <CareTalkRow chalnCode={code} />
        <ListRow
          lead={<RowIcon icon={ClipboardList} />}
          title={t`영양사에게 알린 것`}
          sub={t`지금의 습관과 이야기하고 싶은 것`}
          chevron
          render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: code, view: 'interview' }} />}
        />
      </Rows>
    </Card>
  )
}

/** The next call: when it is, or that a day can be chosen. */
function CounselRow({ chalnCode, today, used }: { chalnCode: string; today: Day; used: string }) {
  const { t, i18n } = useLingui()
  const { data: rounds = [] } = useQuery(roundsQuery(chalnCode))
  const round = nextRound(rounds, today)
  if (round === undefined)
    return (
      <ListRow
        lead={<RowIcon icon={CalendarDays} />}
        title={t`영양사 상담`}
        sub={used}
        chevron
        render={<Link to="/counseling/MyRsrvList" />}
      />
    )
  const { roundNo, roundNm, rsrvDtm, rsrvSeq } = round
  if (rsrvDtm === null || rsrvSeq === null) {
    return (
      <ListRow
        lead={<RowIcon icon={CalendarDays} />}
        title={roundNm}
        sub={t`이야기할 날을 골라 주세요`}
        chevron
        render={<Link to="/welfit/WelfitReservationReg" search={{ chaln: chalnCode, round: roundNo }} />}
      />
    )
  }
  const day = rsrvDtm.slice(0, 8)
  return (
    <ListRow
      lead={<DateTile weekday={formatDay(day, i18n.locale, 'weekday')} day={Number(day.slice(6))} />}
      title={roundNm}
      sub={`${rsrvDtm.slice(8, 10)}:${rsrvDtm.slice(10)} · ${used}`}
      chevron
      render={<Link to="/counseling/MyRsrvList" search={{ rsrvSeq }} />}
    />
  )
}
