import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Heart from 'lucide-react/icons/heart'
import PenLine from 'lucide-react/icons/pen-line'
import { useEffect, useState } from 'react'
import { clientState } from '#src/app/client-state.ts'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { AvoidMark } from '#src/domain/meal/avoid-mark.tsx'
import { useLike } from '#src/domain/meal/use-like.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { clockOf, toWireTime } from '#src/lib/wire-time.ts'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow, RowIcon } from '#src/ui/list-row/list-row.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { placeDrawings } from '../places/place-drawings.ts'
import { drawPlaces, placeIcon } from '../places/place-icons.ts'
import { useDestinations } from '../places/use-destinations.ts'
import { useGroupWords } from '../places/use-group-words.ts'
import { usePlaceValues } from '../places/use-place-values.ts'
import { useMealWhen } from '../places/use-meal-when.ts'
import { ActionRows } from './action-rows.tsx'
import { findActions } from './actions.ts'
import { Answer } from './answer.tsx'
import { Announcements, useAnnouncements } from './announcements.tsx'
import { Marked } from './marked.tsx'
import { NothingFound } from './nothing-found.tsx'
import { Part } from './part.tsx'
import { coursesWithout, questionIn } from './questions.ts'
import { arrange, findDishes, findScreens, type DishHit, type ScreenHit, whenAndWhere } from './search.ts'
import { rememberWord } from './searched-words.ts'
import { TopDish } from './top-dish.tsx'
import { useMenus } from './use-menus.ts'
import css from './search.module.css'

drawPlaces(placeDrawings)

/** A screen reader hears how much was found when the typing pauses, not at every letter. */
const PAUSE_MS = 250

/** What a word finds: the dish that is served today large, screens, other dishes, and what can be done with them. */
export function SearchResults({ word, onLeave }: { word: string; onLeave?: () => void }) {
  const { t, i18n } = useLingui()
  const instant = useLatestServerNow()
  const now = { day: dayIn(instant), clock: clockOf(toWireTime(instant)).replace(':', '') }
  const menus = useMenus(now.day, true)
  const places = useDestinations()
  // In Korean a title is its message itself, which the build may have parsed.
  const screens = findScreens(
    word,
    places,
    ({ screen: { title } }) => [i18n._(title), String(title.message ?? '')],
    clientState.get().recentScreens,
  )
  const results = arrange(screens, findDishes(word, menus.served, now))
  const { top, dishes } = results
  const announcements = useAnnouncements(word)
  const actions = findActions(word)
  const asked = questionIn(word, now.day)
  // Of what no label names nothing is known: it is looked for like any other word.
  const question = asked?.is === 'without' && coursesWithout(asked, menus.served, now) === undefined ? null : asked
  const count = (question ? 1 : 0) + actions.length + results.count + announcements.length
  const nothing = menus.isReading ? t`찾고 있어요` : t`찾지 못했어요`
  const heard = usePaused(count > 0 ? t`${count}개를 찾았어요` : nothing)
  const leave = () => {
    rememberWord(word)
    onLeave?.()
  }
  const parts = [
    <Screens key="screens" hits={screens} onLeave={leave} />,
    <Dishes key="dishes" hits={dishes} onLeave={leave} />,
  ]

  return (
    <div className={css.results} data-results>
      <VisuallyHidden as="p" role="status">
        {heard}
      </VisuallyHidden>
      <Answer question={question} served={menus.served} now={now} onLeave={leave} />
      <ActionRows names={actions} onLeave={leave} />
      {top && <TopDish hit={top} onLeave={leave} />}
      {results.screensFirst ? parts : parts.toReversed()}
      {top && <Doings hit={top} onLeave={leave} />}
      <Announcements hits={announcements} onLeave={leave} />
      {count === 0 && !menus.isReading ? (
        <NothingFound word={word} served={menus.served} now={now} onLeave={leave} />
      ) : null}
      {menus.isReading ? <p className={css.line}>{t`다른 날 식단을 더 보고 있어요`}</p> : null}
      {menus.isIncomplete && !menus.isReading ? (
        <p className={css.line}>{t`다른 날 식단은 불러오지 못했어요. 찾은 것은 그대로예요.`}</p>
      ) : null}
    </div>
  )
}

function Screens({ hits, onLeave }: { hits: readonly ScreenHit[]; onLeave: () => void }) {
  const { t } = useLingui()
  const groups = useGroupWords()
  const known = usePlaceValues()
  if (hits.length === 0) return null
  return (
    <Part title={t`화면`}>
      {hits.map(({ place, title, mark }) => (
        <ListRow
          key={place.name}
          render={<Link to={place.path} onClick={onLeave} />}
          lead={<RowIcon icon={placeIcon(place)} />}
          title={<Marked text={title} mark={mark} />}
          sub={groups[place.group].name}
          end={place.group === 'measure' && known[place.name] ? <b>{known[place.name]?.text}</b> : undefined}
        />
      ))}
    </Part>
  )
}

function Dishes({ hits, onLeave }: { hits: readonly DishHit[]; onLeave: () => void }) {
  const { t } = useLingui()
  const when = useMealWhen()
  if (hits.length === 0) return null
  return (
    <Part title={t`식단`}>
      {hits.map(({ course, name, korean, mark }) => (
        <ListRow
          key={`${name} ${course.restaurant}`}
          render={<Link to="/meal/detail" search={course.key} onClick={onLeave} />}
          lead={<DishTile name={korean} />}
          title={<Marked text={name} mark={mark} />}
          sub={
            <>
              {whenAndWhere(course, when)}
              {course.avoid ? <AvoidMark avoid={course.avoid} /> : null}
            </>
          }
          chevron
        />
      ))}
    </Part>
  )
}

/**
 * What can be done with what is on the table today: it is recorded, and a main dish is liked, since likes hang on it
 * and not on what stands beside it.
 */
function Doings({ hit: { course, name }, onLeave }: { hit: DishHit; onLeave: () => void }) {
  const { t } = useLingui()
  const like = useLike()
  return (
    <Part title={t`할 수 있는 것`}>
      <ListRow
        render={<Link to="/meal/reg" search={course.key} onClick={onLeave} />}
        lead={<RowIcon icon={PenLine} />}
        title={t`${course.title} 기록하기`}
        sub={t`드신 만큼 적어요`}
        chevron
      />
      {course.dishes[0]?.name === name ? (
        <ListRow
          onClick={() => like(course.menuCode, !course.liked)}
          lead={<RowIcon icon={Heart} on={course.liked} />}
          title={course.liked ? t`${name}, 좋아하는 메뉴에서 빼기` : t`${name}, 좋아하는 메뉴에 담기`}
          sub={course.liked ? t`하트로 표시해 두었어요` : t`식단에서 하트로 보여요`}
        />
      ) : null}
    </Part>
  )
}

/** The last text that has stood for a while. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
