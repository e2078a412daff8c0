import { useLingui } from '@lingui/react/macro'
import Coffee from 'lucide-react/icons/coffee'
import { useState, type CSSProperties } from 'react'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Avatar } from '#src/ui/avatar/avatar.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Rope } from '#src/ui/rope/rope.tsx'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { daysWon, leadsOf, ribbonAt, type Battle, type BattleDay, type Person } from '../battle.ts'
import css from './battle.module.css'

/** The rope with both sides: the own one at the left. */
export function RopeCard({
  battle: { us, them, side, phase },
  people,
}: {
  battle: Pick<Battle, 'us' | 'them' | 'side' | 'phase'>
  people: readonly Person[]
}) {
  const { t } = useLingui()
  const [ours, theirs] = [us?.total ?? 0, them?.total ?? 0]
  const steps = formatNumber(Math.abs(ours - theirs))
  const own = side ?? 'HOME'
  const pictures = (isOwn: boolean) =>
    people.filter((one) => (one.isIn || one.isMe) && (one.side === own) === isOwn).map(({ picture }) => picture)
  const label =
    ours === theirs
      ? t`줄이 가운데에 있어요`
      : ours > theirs
        ? t`줄이 우리 쪽으로 ${steps}보만큼 왔어요`
        : t`줄이 상대 쪽으로 ${steps}보만큼 갔어요`
  const isCounted = phase === 'running' || phase === 'counting' || phase === 'over'
  return (
    <Card label={t`두 팀`}>
      <Rope left={pictures(true)} right={pictures(false)} at={ribbonAt(ours, theirs)} label={label} />
      <div className={css.versus}>
        {[us, them].map((team, turn) => {
          const mean = formatNumber(team?.mean ?? 0)
          const members = team?.members ?? 0
          return (
            <div key={turn === 0 ? 'us' : 'them'}>
              <b>{team?.name ?? t`아직 없어요`}</b>
              {team === null || !isCounted ? null : (
                <strong data-ahead={(turn === 0 ? ours >= theirs : theirs > ours) || undefined}>
                  {formatNumber(team.total)}
                </strong>
              )}
              {team && <span>{isCounted ? t`한 사람 하루 ${mean}보` : t`${members}명`}</span>}
            </div>
          )
        })}
      </div>
    </Card>
  )
}

/** What the difference is made of. `open`: days that are not counted yet. */
export function DaysCard({
  days,
  open = [],
  today,
}: {
  days: readonly BattleDay[]
  open?: readonly Day[]
  today?: Day
}) {
  const { t, i18n } = useLingui()
  const { us, them } = daysWon(days)
  const say = (day: Day) => `${formatDay(day, i18n.locale, 'weekday')} ${Number(day.slice(6))}`
  return (
    <Card>
      <CardHead
        id="days"
        title={t`날마다`}
        more={days.length > 0 ? <span className={css.won}>{t`이긴 날 ${us} : ${them}`}</span> : undefined}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
      <ul className={css.days} role="list" aria-labelledby="days">
        {leadsOf(days).map(({ day, us: own, them: other, ahead, length }) => (
          <li key={day}>
            <span className={css.day}>{say(day)}</span>
            <span className={css.steps} data-ahead={ahead === 'us' || undefined}>
              {formatNumber(own)}
              {ahead === 'us' ? <VisuallyHidden>{t`, 우리가 앞섰어요`}</VisuallyHidden> : null}
            </span>
            <span className={css.bar} aria-hidden="true">
              {ahead ? <i data-ahead={ahead} style={{ '--length': length } as CSSProperties} /> : null}
            </span>
            <span className={css.steps} data-ahead={ahead === 'them' || undefined}>
              {formatNumber(other)}
              {ahead === 'them' ? <VisuallyHidden>{t`, 상대가 앞섰어요`}</VisuallyHidden> : null}
            </span>
          </li>
        ))}
        {open.map((day) => (
          <li key={day} data-note>
            <span className={css.day}>{say(day)}</span>
            <span className={css.note}>
              {day === today ? t`걷는 중이에요. 내일 새벽 4시에 세요` : t`오늘 새벽 4시에 세요`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What the two sides agreed on, in their own words. */
export function StakeCard({ stake }: { stake: string | null }) {
  const { t } = useLingui()
  if (stake === null) return null
  return (
    <Card tight>
      <Rows label={t`걸린 것`}>
        <ListRow lead={<RowIcon icon={Coffee} />} title={<span lang="ko">{stake}</span>} sub={t`걸린 것`} />
      </Rows>
    </Card>
  )
}

/** Who walks, a side at a time; who was asked and has not answered stands last. */
export function PeopleCard({
  battle: { us, them, side },
  people,
}: {
  battle: Pick<Battle, 'us' | 'them' | 'side'>
  people: readonly Person[]
}) {
  const { t } = useLingui()
  const [shown, show] = useState<'us' | 'them'>('us')
  const own = side ?? 'HOME'
  const rows = people
    .filter((one) => (one.side === own) === (shown === 'us'))
    .toSorted((one, other) => Number(other.isIn) - Number(one.isIn) || (other.steps ?? 0) - (one.steps ?? 0))
  if (people.length === 0) return null
  const answerOf = ({ isIn, isWaiting }: Person) => {
    if (isIn) return null
    return isWaiting ? t`답을 기다려요` : t`이번엔 쉬어요`
  }
  return (
    <Card>
      <CardHead id="people" title={t`함께 걷는 사람`} />
      <Segmented
        label={t`누구를 볼까요`}
        value={shown}
        onChange={show}
        options={[
          { value: 'us', label: us?.name ?? t`우리` },
          { value: 'them', label: them?.name ?? t`상대` },
        ]}
      />
      {rows.length === 0 ? <p className={css.none}>{t`아직 아무도 없어요.`}</p> : null}
      <Rows labelledBy="people">
        {rows.map((one) => {
          const sub = [one.isMe && t`나`, one.leads && t`팀장`, answerOf(one)].filter(Boolean).join(' · ')
          return (
            <ListRow
              key={one.key}
              lead={<Avatar picture={one.picture} />}
              title={one.name}
              sub={sub || undefined}
              end={one.steps === null ? undefined : <b>{formatNumber(one.steps)}</b>}
            />
          )
        })}
      </Rows>
    </Card>
  )
}
