import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Printer from 'lucide-react/icons/printer'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { WithoutConsent } from '#src/domain/consent/without-consent.tsx'
import { today as dayIn } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { indicatorOf } from '../hub/indicator.ts'
import { useHubWords } from '../hub/hub-words.ts'
import { AllValuesCard, BodyMassCard } from './health-cards.tsx'
import { checkupQuery, indicatorsQuery, weekQuery } from './health.queries.ts'
import { NowCard } from './now-card.tsx'
import { countUsual } from './standing.ts'

/**
 * Where each of the member's values stands, the week beside the last, and body mass index among people of the same age.
 */
export function HealthScreen() {
  const { t } = useLingui()
  const today = dayIn(useNow())
  const words = useHubWords(today)
  const { data: indicators } = useSuspenseQuery(indicatorsQuery())
  const weekly = useQuery(weekQuery(today))
  const checkup = useQuery(checkupQuery())
  const [week, screen] = [weekly.data, checkup.data]
  // A part that did not come is no page without it.
  const lost = [weekly, checkup].filter(({ isError, data }) => isError && data === undefined)
  const isWithout = indicators.some(({ healthAgreeYn }) => healthAgreeYn === 'N')
  const { usual, judged } = countUsual(indicators, today)
  const lead = isWithout
    ? t`적어 두신 값을 보여 드려요`
    : judged < 2
      ? t`내 값이 어디쯤인지 보여 드려요`
      : usual === judged
        ? t`${judged}가지가 모두 정상이에요`
        : t`${judged}가지 가운데 ${usual}가지가 정상이에요`
  const isSleep = (code: Parameters<typeof indicatorOf>[0]) => indicatorOf(code) === 'SLP'
  // minutes by themselves would be a number of nothing
  const signed = (code: Parameters<typeof indicatorOf>[0], value: number) =>
    isSleep(code)
      ? `${value < 0 ? '−' : '+'}${words.hours(Math.abs(value))}`
      : formatNumber(value, { decimals: 1, sign: 'always' })

  return (
    <ListPage
      bar={
        <ScreenBar
          backTo="/healthlog/healthlog"
          titleAs="p"
          actions={
            <IconButton
              label={t`한 장으로 보여 주기`}
              icon={Printer}
              render={<Link to="/healthlog/health" search={{ show: 'Y' }} />}
            />
          }
        />
      }
      lead={{ title: lead }}
      instead={
        indicators.length === 0 ? (
          <EmptyState
            title={t`모두 꺼 두셨어요`}
            text={t`보고 싶은 지표를 켜면 여기에 나와요.`}
            action={<Button render={<Link to="/healthlog/HealthIndicatiorsetting" />}>{t`지표 고르기`}</Button>}
          />
        ) : undefined
      }
    >
      {isWithout ? <WithoutConsent /> : null}
      <NowCard indicators={indicators} isWithout={isWithout} today={today} />
      {week && week.indexList.length > 0 ? (
        <Card labelledBy="health-week">
          <CardHead id="health-week" title={t`이번 주와 지난주`} />
          <Rows>
            {week.indexList.map(({ helhidxCode, helhidxNm, helhidxUnit, avgVal, diffVal }) => (
              <ListRow
                key={helhidxCode}
                tight
                title={helhidxNm}
                sub={
                  diffVal === null
                    ? t`견줄 기록이 없어요`
                    : diffVal === 0
                      ? t`지난주와 같아요`
                      : t`지난주보다 ${signed(helhidxCode, diffVal)}`
                }
                end={
                  avgVal === null ? (
                    t`기록 없음`
                  ) : isSleep(helhidxCode) ? (
                    <b>{words.hours(avgVal)}</b>
                  ) : (
                    <>
                      <b>{formatNumber(avgVal, { decimals: 1 })}</b> {helhidxUnit}
                    </>
                  )
                }
              />
            ))}
          </Rows>
        </Card>
      ) : null}
      <BodyMassCard today={today} />
      {screen?.checkup ? (
        <Card labelledBy="health-checkup">
          <CardHead
            id="health-checkup"
            title={t`최근 건강검진`}
            more={<MoreLink render={<Link to="/healthlog/healthscreenings" />}>{t`자세히`}</MoreLink>}
          />
          <Rows>
            {screen.groupList.map(({ groupCode, groupNm, statusCode }) => (
              <ListRow
                key={groupCode}
                tight
                title={groupNm}
                end={statusCode === null ? t`결과지 확인` : statusCode === 'NORMAL' ? t`정상` : <b>{t`살펴볼 것`}</b>}
              />
            ))}
          </Rows>
        </Card>
      ) : null}
      {lost.length === 0 ? null : (
        <FailedPart
          icon={ClipboardList}
          title={t`이번 주와 건강검진을 다 불러오지 못했어요`}
          retrying={lost.some(({ isFetching }) => isFetching)}
          onRetry={() => lost.forEach((each) => void each.refetch())}
        />
      )}
      <AllValuesCard today={today} />
    </ListPage>
  )
}
