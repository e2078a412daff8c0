import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { imageFileUrl } from '#src/contract/upload.ts'
import { formatDay } from '#src/lib/days.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { missionPicturesQuery } from './mission.queries.ts'
import css from './mission.module.css'

/** Pictures that the member has kept with missions; nothing where there are none. */
export function MissionPictures() {
  const { t, i18n } = useLingui()
  const { data } = useQuery(missionPicturesQuery())
  if (data === undefined || data.list.length === 0) return null
  return (
    <Card>
      <CardHead title={t`남긴 사진`} id="pictures" />
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none */}
      <ul className={css.pictures} role="list" aria-labelledby="pictures">
        {data.list.map(({ missionDailySeq, missionNm, missionDt, imgId }) => (
          <li key={missionDailySeq}>
            <img src={imageFileUrl(imgId, 'MISSION')} alt={missionNm} loading="lazy" />
            <small>{formatDay(missionDt, i18n.locale, 'short')}</small>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t`사진은 나만 볼 수 있어요.`}</p>
    </Card>
  )
}
