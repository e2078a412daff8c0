import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { builtScreens } from '#src/app/built-screens.ts'
import { quickIcon } from '#src/domain/quick-menu/quick-icons.ts'
import { quickMenuQuery } from '#src/domain/quick-menu/quick-menu.queries.ts'
import { QuickTile, QuickTiles } from '#src/domain/quick-menu/quick-tiles.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'

/** One tap to what the member put here. */
export function QuickRecord() {
  const { t } = useLingui()
  const router = useRouter()
  const { data, fetchStatus } = useQuery(quickMenuQuery())
  // What stands here until a member arranges it: when the answer failed, too.
  const usual = [
    { code: 'healthlogMealRecord', name: t`식사`, icon: 'soup', isNew: false },
    { code: 'healthlogWeightRecord', name: t`체중`, icon: 'weight', isNew: false },
    { code: 'healthlogBloodpressureRecord', name: t`혈압`, icon: 'heart-pulse', isNew: false },
    { code: 'healthlogBloodSugarRecord', name: t`혈당`, icon: 'droplet', isNew: false },
    { code: 'healthlogSleepRecord', name: t`수면`, icon: 'moon', isNew: false },
  ]
  const pathOf = new Map<string, string>(builtScreens(router).map(({ screen, path }) => [screen.name, path]))
  return (
    <Card>
      <CardHead title={t`바로 기록하기`} />
      <nav aria-label={t`바로 기록하기`}>
        <QuickTiles>
          {!data && fetchStatus === 'fetching'
            ? usual.map(({ code }) => <QuickTile key={code} />)
            : (data ?? usual).map(({ code, name, icon, isNew }) => {
                const path = pathOf.get(code)
                return path === undefined ? null : (
                  <QuickTile
                    key={code}
                    render={<Link to={path} />}
                    icon={quickIcon(icon)}
                    name={name}
                    news={isNew ? t`새 소식 있음` : undefined}
                  />
                )
              })}
        </QuickTiles>
      </nav>
    </Card>
  )
}
