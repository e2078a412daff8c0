import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { MoveTile } from '#src/ui/art/move-pictogram.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { InfiniteList, type ListEnd } from '#src/ui/infinite-list/infinite-list.tsx'
import { ListRow } from '#src/ui/list-row/list-row.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { drawnFor, type Programme } from '../programme/programme.ts'
import { useSaveFavourite } from '../programme/programme.queries.ts'
import { ProgrammeRow } from '../programme/programme-rows.tsx'
import { useProgrammeWords } from '../programme/programme-words.ts'
import { favouritesQuery } from './favourites.queries.ts'

/** Programmes that the member keeps at hand; taking one off can be taken back. */
export function FavouritesScreen() {
  const { t } = useLingui()
  const words = useProgrammeWords()
  const favourite = useSaveFavourite()
  const [editing, setEditing] = useState(false)
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useSuspenseInfiniteQuery(favouritesQuery())
  const { programmes, total } = data
  if (programmes.length === 0) {
    return (
      <ListPage
        bar={<ScreenBar titleAs="p" backTo="/healthlog/exercise" />}
        instead={
          <EmptyState
            level={1}
            title={t`즐겨찾는 운동이 아직 없어요`}
            text={t`운동의 하트를 누르면 여기에 모여요.`}
            action={<Button render={<Link to="/healthlog/exerciseAiPrgmThm" />}>{t`운동 둘러보기`}</Button>}
          />
        }
      />
    )
  }
  const takeOff = ({ code, name }: Programme) =>
    favourite.set(
      code,
      false,
      () =>
        void toast({
          kind: 'removed',
          text: t`${name}, 목록에서 뺐어요`,
          action: { label: t`되돌리기`, onPress: () => favourite.set(code, true) },
        }),
    )
  const end: ListEnd = isFetchNextPageError
    ? { is: 'failed', retry: () => void fetchNextPage() }
    : isFetchingNextPage
      ? { is: 'loading' }
      : hasNextPage
        ? { is: 'more', load: () => void fetchNextPage() }
        : { is: 'end', text: null }
  return (
    <ListPage
      bar={
        <ScreenBar
          titleAs="p"
          backTo="/healthlog/exercise"
          actions={
            <Button kind="text" size="s" aria-pressed={editing} onClick={() => setEditing(!editing)}>
              {editing ? t`다 했어요` : t`고치기`}
            </Button>
          }
        />
      }
      lead={{ title: t`즐겨찾는 운동 ${total}가지` }}
    >
      <Card tight>
        <InfiniteList
          label={t`즐겨찾는 운동`}
          items={programmes}
          itemKey={({ code }) => code}
          rowPx={72}
          total={total}
          end={end}
        >
          {(programme) =>
            editing ? (
              <ListRow
                lead={<MoveTile name={drawnFor(programme)} />}
                title={programme.name}
                sub={words.sum(programme)}
                end={
                  <IconButton
                    quiet
                    icon={X}
                    label={t`${programme.name}, 목록에서 빼기`}
                    onClick={() => takeOff(programme)}
                  />
                }
              />
            ) : (
              <ProgrammeRow programme={programme} />
            )
          }
        </InfiniteList>
      </Card>
    </ListPage>
  )
}
