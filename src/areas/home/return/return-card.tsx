import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import FileText from 'lucide-react/icons/file-text'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Smartphone from 'lucide-react/icons/smartphone'
import { AvoidMark } from '#src/domain/meal/avoid-mark.tsx'
import { parsePlatform } from '#src/shell/platform.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import type { HomeCardProps } from '../hub/card-props.ts'
import type { HomeCourse } from '../hub/home.ts'
import { colon } from '../hub/lead-words.ts'
import { particleIn } from '../hub/particle.ts'
import { phoneLinksQuery, placeNoticesQuery, termsQuery } from './return.queries.ts'
import css from './return.module.css'

/** What has changed at the member's own restaurant while they were away, and what it serves next. */
export function ReturnCard({ home: { menu, nextMeal } }: HomeCardProps) {
  const { t, i18n } = useLingui()
  const { data: notices = [] } = useQuery(placeNoticesQuery())
  const [notice] = notices
  const course = menu?.courses[0]
  const isLinkGone = useLinkGone()
  const { data: hasNewTerms = false } = useQuery(termsQuery())
  if (!menu || !course) return null
  // What can be reserved is counted; that was not so when they were here last.
  const ahead = menu.courses.find(({ remaining, soldOut }) => remaining !== null && !soldOut)
  const { mealName, restaurantName } = menu
  const dish = course.main
  const ending = particleIn(i18n.locale, dish, '이에요/예요')
  const opens = nextMeal ? colon(nextMeal.opensAt) : ''
  return (
    <Card>
      <CardHead title={notice?.title ?? restaurantName} />
      {notice?.contents ? <p className={css.notice}>{notice.contents}</p> : null}
      <Corners courses={menu.courses} />
      <Rows>
        <ListRow
          render={<Link to="/meal/detail" search={course.key} />}
          lead={<DishTile name={course.bowls[0] ?? dish} />}
          title={t`${mealName}은 ${dish}${ending}`}
          sub={
            <>
              {[opens && t`${opens}부터`, restaurantName].filter(Boolean).join(' · ')}
              {course.avoid ? <AvoidMark avoid={course.avoid} /> : null}
            </>
          }
          chevron
        />
        {ahead ? (
          <ListRow
            render={<Link to="/meal/detail" search={ahead.key} />}
            lead={<RowIcon icon={ShoppingBag} />}
            title={t`이제 앱으로 예약해요`}
            sub={t`포장은 줄 서지 않고 받아요`}
            chevron
          />
        ) : null}
        {isLinkGone ? (
          <ListRow
            render={<Link to="/healthlog/healthDataLink" />}
            lead={<RowIcon icon={Smartphone} />}
            title={t`휴대폰과 다시 이어 주세요`}
            sub={t`그동안 걸음이 오지 않았어요`}
            chevron
          />
        ) : null}
        {hasNewTerms ? (
          <ListRow
            render={<Link to="/my/settingUseService" search={{ renew: 1 }} />}
            lead={<RowIcon icon={FileText} />}
            title={t`약관이 바뀌었어요`}
            sub={t`바뀐 것을 읽고 동의해 주세요`}
            chevron
          />
        ) : null}
      </Rows>
    </Card>
  )
}

/** The counters with what stands on them. */
const Corners = ({ courses }: { courses: readonly HomeCourse[] }) => (
  <ul className={css.corners}>
    {courses.map(({ key, corner, bowls, title }) => (
      <li key={key.hallNo + key.menuCourseType}>
        <DishTile name={bowls[0] ?? title} />
        {corner}
      </li>
    ))}
  </ul>
)

/** In a shell whose phone is not linked any more. A browser links nothing. */
function useLinkGone(): boolean {
  const { kind } = parsePlatform(navigator.userAgent)
  const { data: links } = useQuery({ ...phoneLinksQuery(), enabled: kind !== 'desktop' })
  return links?.some(({ code, linkYn }) => code === (kind === 'android' ? '1' : '2') && linkYn === 'N') ?? false
}
