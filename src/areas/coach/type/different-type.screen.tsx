import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { TypeList } from '#src/patterns/type-list.tsx'
import { TypeResult } from '#src/patterns/type-result.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { ownTypeQuery, typesQuery, type EatingType } from './type.queries.ts'

/** All eating types, one's own marked; with a code that one alone, in place. */
export function DifferentTypeScreen({ code }: { code: string | undefined }) {
  const { data: own } = useSuspenseQuery(ownTypeQuery())
  const { data: types } = useSuspenseQuery(typesQuery())
  return (
    <TypesPage
      code={code}
      types={types}
      own={own.type?.nbtiCode}
      to="/menu/differentType"
      bar={<ScreenBar titleAs="p" />}
    />
  )
}

interface Props {
  code: string | undefined
  types: readonly EatingType[]
  /** Code of the member's own type. */
  own?: string | undefined
  /** The address of the list. */
  to: '/menu/differentType' | '/preview/differentTypePreview'
  bar: ReactNode
}

export function TypesPage({ code, types, own, to, bar }: Props) {
  const { t } = useLingui()
  const chosen = types.find(({ nbtiCode }) => nbtiCode === code)
  if (chosen) return <OneType type={chosen} to={to} bar={bar} />
  return (
    <ListPage bar={bar} lead={{ title: t`열여섯 가지 식사 유형` }}>
      <TypeList
        label={t`식사 유형`}
        types={types.map(({ nbtiCode, name, title, dishes }) => ({
          key: nbtiCode,
          name,
          text: title,
          dish: dishes[0] ?? '',
          ...(nbtiCode === own && { mine: t`내 유형` }),
          render: <Link to={to} search={{ code: nbtiCode }} />,
        }))}
      />
    </ListPage>
  )
}

function OneType({ type, to, bar }: { type: EatingType } & Pick<Props, 'to' | 'bar'>) {
  const { t } = useLingui()
  return (
    <TypeResult
      bar={bar}
      found={{ ...type, title: type.says, letters: [], axes: [] }}
      describe={(nearer) => nearer}
      howTitle={t`이렇게 드세요`}
      end={<Button kind="text" render={<Link to={to} />}>{t`모든 유형 보기`}</Button>}
    />
  )
}
