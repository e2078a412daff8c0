import { useLingui } from '@lingui/react/macro'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useMember } from '#src/domain/member/use-member.ts'
import { SettingsPage } from '#src/patterns/settings-page.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { groups } from '../destinations.ts'
import { SearchField } from '../search/search-field.tsx'
import { walkResults } from '../search/walk-results.ts'
import { useDestinations } from '../places/use-destinations.ts'
import { usePlaceValues } from '../places/use-place-values.ts'
import { OftenUsed } from './often-used.tsx'
import { PageEnd } from './page-end.tsx'
import { PlaceGroup } from './place-group.tsx'
import { Profile, Purse } from './profile.tsx'

const SearchResults = lazyPart(() => import('../search/search-results.tsx'), 'SearchResults')

/**
 * Everything the member can reach, by what members come for. Typing turns the page into what was found, in its place.
 */
export function MenuScreen() {
  const { t } = useLingui()
  const member = useMember()
  const places = useDestinations()
  const known = usePlaceValues()
  const [word, setWord] = useState('')
  const isSearching = word.trim() !== ''
  useOwnScroll(isSearching)

  return (
    // The arrow keys walk through what the field has found; the field itself is the control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={isSearching ? walkResults : undefined} style={{ display: 'contents' }}>
      <SettingsPage
        bar={<ScreenBar />}
        lead={
          <search>
            <SearchField value={word} onChange={setWord} placeholder={t`무엇을 찾으세요?`} />
          </search>
        }
      >
        {isSearching ? (
          <Suspense fallback={null}>
            <SearchResults word={word} />
          </Suspense>
        ) : (
          <>
            <Profile />
            {member.dormantYn === 'Y' ? (
              <Notice
                kind="info"
                title={t`오랜만이에요`}
              >{t`1년 넘게 쓰지 않아 휴면 상태였어요. 기록은 그대로 있어요.`}</Notice>
            ) : null}
            <Purse />
            <OftenUsed places={places} />
            {groups.map((group) => (
              <PlaceGroup key={group} group={group} places={places} known={known} />
            ))}
            <PageEnd />
          </>
        )}
      </SettingsPage>
    </div>
  )
}

/** What was found begins at its top; when the field is cleared, the page stands where it was. */
function useOwnScroll(isSearching: boolean): void {
  const left = useRef(0)
  useLayoutEffect(() => {
    if (!isSearching) return undefined
    left.current = window.scrollY
    window.scrollTo(0, 0)
    return () => window.scrollTo(0, left.current)
  }, [isSearching])
}
