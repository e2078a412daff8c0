import { useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useLanguage } from '#src/app/use-language.ts'
import { restaurantNameOf } from '#src/domain/restaurant/restaurant.ts'
import { formatDay } from '#src/lib/days.ts'
import { DishTile } from '#src/ui/dish/dish.tsx'
import type { Moment } from '../hub/lead.ts'
import { momentOf } from '../hub/moment.ts'
import { dayMenuQuery } from './desktop.queries.ts'
import { lunchOf, queuesOf, workdaysOf, type Queue } from './week.ts'
import css from './desktop.module.css'

/**
 * Both sides of a main place on a desk: the week and the keys at the left, the queue and the way onto the phone at the
 * right.
 */
export function DesktopSides() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const now = momentOf(useLatestServerNow())
  const { data: menu } = useQuery(dayMenuQuery())
  return (
    <>
      <aside className={css.side} data-at="left" aria-label={t`이번 주 점심`}>
        <Week now={now} />
        <Keys />
      </aside>
      <aside className={css.side} data-at="right" aria-label={t`지금 식당`}>
        <Queues queues={queuesOf(menu, now, language)} />
        <OnPhone />
      </aside>
    </>
  )
}

function Week({ now }: { now: Moment }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const { data: today } = useQuery(dayMenuQuery())
  const days = workdaysOf(today)
  const menus = useQueries({ queries: days.map((day) => dayMenuQuery(day)) })
  const lunches = days.flatMap((day, index) => {
    const course = lunchOf(menus[index]?.data, language)
    return course ? [{ day, course }] : []
  })
  const corner = lunches[0]?.course.corner
  if (!today || !corner) return null
  return (
    <div>
      <h2>{t`이번 주 점심`}</h2>
      <p>{`${restaurantNameOf(today, language)} · ${corner}`}</p>
      <ol className={css.week}>
        {lunches.map(({ day, course }) => (
          <li key={day} data-past={day < now.day || undefined} aria-current={day === now.day ? 'date' : undefined}>
            <small>
              {day === now.day ? t`오늘` : `${formatDay(day, i18n.locale, 'weekday')} ${Number(day.slice(6))}`}
            </small>
            <DishTile name={course.bowls[0] ?? course.title} />
            {course.title}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The keys that lead anywhere; `?` has all of them. */
function Keys() {
  const { t } = useLingui()
  return (
    <ul className={css.keys}>
      <li>
        <kbd>/</kbd> {t`식단과 화면 찾기`}
      </li>
      <li>
        <kbd>Q</kbd> {t`내 QR`}
      </li>
      <li>
        <kbd>1</kbd>–<kbd>5</kbd> {t`아래 다섯 화면`}
      </li>
      <li>
        <kbd>?</kbd> {t`단축키 모두 보기`}
      </li>
    </ul>
  )
}

/** People that a line is drawn with, and the minutes that one of them stands for. */
const PEOPLE = 16
const MINUTES_EACH = 1.4

function Queues({ queues }: { queues: readonly Queue[] }) {
  const { t } = useLingui()
  if (queues.length === 0) return <div />
  return (
    <div>
      <h2>{t`지금 가면`}</h2>
      <ul className={css.queues}>
        {queues.map(({ corner, minutes }) => (
          <li key={corner}>
            <p>
              {corner}
              <b>{t`대기 ${minutes}분`}</b>
            </p>
            <span aria-hidden="true">
              {Array.from({ length: PEOPLE }, (_, at) => (
                <i key={at} data-on={at < minutes / MINUTES_EACH || undefined} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The address of home alone: nothing in it signs anybody in. */
function OnPhone() {
  const { t } = useLingui()
  const code = generate(`${location.origin}/#/main`)
  const quiet = 2
  const size = code.size + 2 * quiet
  return (
    <div className={css.phone}>
      <svg
        viewBox={`${-quiet} ${-quiet} ${size} ${size}`}
        role="img"
        aria-label={t`홈 주소가 든 QR`}
        shapeRendering="crispEdges"
      >
        <path d={toSvgPath(code)} />
      </svg>
      <div>
        <b>{t`휴대폰에서 이어 보기`}</b>
        <p>{t`홈이 그대로 열려요. 로그인 정보는 들어 있지 않아요.`}</p>
      </div>
    </div>
  )
}
