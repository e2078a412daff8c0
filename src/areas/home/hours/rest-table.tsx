import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { addDays, formatDay } from '#src/lib/days.ts'
import type { HomeCardProps } from '../hub/card-props.ts'
import { particleIn } from '../hub/particle.ts'
import { placeNoticesQuery } from '../return/return.queries.ts'
import { RestPicture } from './rest-picture.tsx'
import css from './hours.module.css'

/** The table at rest under its linen: the restaurant serves nothing today, and when it does again. */
export function RestTable({ home: { menu }, now }: HomeCardProps) {
  const { t, i18n } = useLingui()
  // What the operator says of these days; nothing hides it. [NTC-03]
  const { data: [notice] = [] } = useQuery(placeNoticesQuery())
  const name = menu?.restaurantName ?? ''
  const particle = particleIn(i18n.locale, name, '은/는')
  const back = menu ? formatDay(menu.day, i18n.locale, 'long') : ''
  const sentence = !menu
    ? t`다음 식단이 나오면 여기에 보여요`
    : menu.day === addDays(now.day, 1)
      ? t`${name}${particle} 내일 다시 열어요`
      : t`${name}${particle} ${back}에 다시 열어요`
  return (
    <section className={css.rest} aria-label={t`오늘은 식당이 쉬어요`}>
      <RestPicture />
      <p>{sentence}</p>
      {notice ? (
        <p className={css.reason}>
          <b>{notice.title}</b> {notice.contents}
        </p>
      ) : null}
    </section>
  )
}
