import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { toProgramme } from './programme.ts'
import { themeQuery, themesQuery } from './programme.queries.ts'
import { ProgrammeRows } from './programme-rows.tsx'
import { NoSuch } from './programme.screen.tsx'

/** The programmes for one occasion, the easiest first. */
export function ThemeScreen({ code }: { code: string }) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(themeQuery(code))
  if (!data) return <NoSuch />
  const { thm, prgmList } = data
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/healthlog/exercise" />}
      lead={{ title: thm.thmNm, below: thm.thmDesc }}
      instead={
        prgmList.length === 0 ? (
          <EmptyState title={t`아직 담긴 운동이 없어요`} text={t`다른 때에 하는 운동을 둘러보세요.`} />
        ) : undefined
      }
    >
      <Card tight>
        <ProgrammeRows programmes={prgmList.map(toProgramme)} label={thm.thmNm} />
      </Card>
    </ListPage>
  )
}

/** Every occasion, the most opened first. */
export function ThemesScreen() {
  const { t } = useLingui()
  const { data: themes } = useSuspenseQuery(themesQuery())
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/healthlog/exercise" />}
      lead={{ title: t`언제 움직일까요?` }}
      instead={themes.length === 0 ? <EmptyState title={t`아직 담긴 운동이 없어요`} /> : undefined}
    >
      <Card tight>
        <ThemeRows themes={themes} />
      </Card>
    </ListPage>
  )
}

export function ThemeRows({
  themes,
}: {
  themes: readonly { thmCode: string; thmNm: string; thmDesc: string; prgmCnt: number }[]
}) {
  const { t } = useLingui()
  return (
    <Rows label={t`때에 맞는 운동`}>
      {themes.map(({ thmCode, thmNm, thmDesc, prgmCnt }) => (
        <ListRow
          key={thmCode}
          title={thmNm}
          sub={thmDesc}
          end={t`${prgmCnt}가지`}
          chevron
          render={<Link to="/healthlog/exerciseAiPrgmThm" search={{ thm: thmCode }} />}
        />
      ))}
    </Rows>
  )
}
