import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Gauge from 'lucide-react/icons/gauge'
import Weight from 'lucide-react/icons/weight'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { BodyMassCard } from '../health/health-cards.tsx'
import { inbodyQuery, personQuery, sensesQuery } from './my-health.queries.ts'

/**
 * The member's body as it was last measured: height and weight, body mass index over three months, sight and hearing of
 * the check-ups.
 */
export function MyHealthScreen() {
  const { t, i18n } = useLingui()
  const today = dayIn(useNow())
  const { data: person } = useSuspenseQuery(personQuery())
  const { data: inbody } = useQuery(inbodyQuery())
  const [height, weight] = [parseWireNumber(person.height), parseWireNumber(person.weight)]
  const lead = [
    height === null ? '' : t`키 ${formatQuantity(height, 'cm')}`,
    weight === null ? '' : t`체중 ${formatQuantity(weight, 'kg')}`,
  ]
    .filter(Boolean)
    .join(', ')
  const measured =
    inbody?.inbodyDtm == null
      ? undefined
      : [formatDay(inbody.inbodyDtm.slice(0, 8), i18n.locale, 'dated'), inbody.placeNm].filter(Boolean).join(' · ')

  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/mypage/home" />}
      lead={lead === '' ? undefined : { title: lead }}
      instead={
        lead === '' ? (
          <EmptyState
            level={1}
            title={t`아직 잰 값이 없어요`}
            text={t`체중을 한 번 적으면 여기에 나와요.`}
            action={
              <Button render={<Link to="/healthlog/WeightRecord" search={{ add: 'Y' }} />}>{t`체중 기록하기`}</Button>
            }
          />
        ) : undefined
      }
    >
      <BodyMassCard today={today} />
      {measured === undefined ? null : (
        <Card tight>
          <Rows>
            <ListRow
              title={t`마지막 인바디`}
              sub={measured}
              chevron
              render={<Link to="/healthlog/WeightRecord" search={{ kind: 'BDF' }} />}
            />
          </Rows>
        </Card>
      )}
      <Senses />
      <Card label={t`더 보기`}>
        <Rows label={t`더 보기`}>
          <ListRow
            title={t`체중과 목표`}
            lead={<RowIcon icon={Weight} />}
            chevron
            render={<Link to="/healthlog/WeightRecord" />}
          />
          <ListRow
            title={t`건강 지표`}
            lead={<RowIcon icon={Gauge} />}
            chevron
            render={<Link to="/healthlog/health" />}
          />
          <ListRow
            title={t`건강검진`}
            lead={<RowIcon icon={ClipboardList} />}
            chevron
            render={<Link to="/healthlog/healthscreenings" />}
          />
        </Rows>
      </Card>
    </DetailPage>
  )
}

/** What the last check-up found of eyes and ears, and what the one before had. */
function Senses() {
  const { t } = useLingui()
  const { data: senses } = useQuery(sensesQuery())
  const [eye, eyeBefore] = [senses?.eyeList.at(-1), senses?.eyeList.at(-2)]
  const ear = senses?.earList.at(-1)
  if (eye === undefined && ear === undefined) return null
  // What was tried and says nothing is on the paper: that is not the same as not measured.
  const seen = (value: string | null, unread: string | null | undefined) =>
    value ?? (unread == null ? '–' : t`결과지 확인`)
  const heard = (status: NonNullable<typeof ear>['leftStatusCode'], unread: string | null | undefined) => {
    if (status === 'NORMAL') return t`정상`
    if (status !== null) return t`살펴볼 것`
    return unread == null ? t`안 잼` : t`결과지 확인`
  }
  const sight = ({ leftVal, leftTxt, rightVal, rightTxt }: NonNullable<typeof eye>) =>
    `${seen(leftVal, leftTxt)} / ${seen(rightVal, rightTxt)}`
  return (
    <Card labelledBy="my-senses">
      <CardHead id="my-senses" title={t`시력과 청력`} />
      <Rows>
        {eye && (
          <ListRow
            tight
            title={t`시력, 왼쪽과 오른쪽`}
            sub={
              eyeBefore
                ? t`${eyeBefore.checkupDt.slice(0, 4)}년에는 ${sight(eyeBefore)}`
                : t`${eye.checkupDt.slice(0, 4)}년 검진`
            }
            end={<b>{sight(eye)}</b>}
          />
        )}
        {ear && (
          <ListRow
            tight
            title={t`청력, 왼쪽과 오른쪽`}
            sub={t`${ear.checkupDt.slice(0, 4)}년 검진`}
            end={<b>{`${heard(ear.leftStatusCode, ear.leftTxt)} / ${heard(ear.rightStatusCode, ear.rightTxt)}`}</b>}
          />
        )}
      </Rows>
    </Card>
  )
}
