import { useLingui } from '@lingui/react/macro'
import CircleX from 'lucide-react/icons/circle-x'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import css from './add-foods.module.css'

export type Start = 'recent' | 'favourite' | 'company' | 'own'

interface Props {
  word: string
  onWord(word: string): void
  /** The address asks for the search: the field is ready to be written in. */
  focus: boolean
  start: Start
  onStart(start: Start): void
}

/** Where foods come from: a name, or one of four lists. While a name stands there it alone counts. */
export function Finder({ word, onWord, focus, start, onStart }: Props) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focus) field.current?.focus()
  }, [focus])

  return (
    <div className={css.finder}>
      <div className={css.field}>
        <Icon of={Search} />
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t`음식 이름`}
          placeholder={t`무엇을 드셨나요?`}
          value={word}
          onChange={(event) => onWord(event.target.value)}
        />
        {word === '' ? null : (
          <IconButton
            quiet
            icon={CircleX}
            label={t`검색어 지우기`}
            onClick={() => {
              onWord('')
              field.current?.focus()
            }}
          />
        )}
      </div>
      {word === '' ? (
        <Tabs<Start>
          id="add"
          label={t`음식 고르는 곳`}
          className={css.tabs}
          value={start}
          onChange={onStart}
          tabs={[
            { value: 'recent', label: t`최근` },
            { value: 'favourite', label: t`즐겨찾기` },
            { value: 'company', label: t`회사 밥` },
            { value: 'own', label: t({ message: '직접 입력', context: '음식' }) },
          ]}
        />
      ) : null}
    </div>
  )
}
