import Search from 'lucide-react/icons/search'
import CircleX from 'lucide-react/icons/circle-x'
import type { Ref } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '#src/ui/icon/icon.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import css from './search.module.css'

interface Props {
  value: string
  onChange: (value: string) => void
  placeholder: string
  ref?: Ref<HTMLInputElement>
}

/** The one field of the search: a magnifier, the word, and one way to clear it. */
export function SearchField({ value, onChange, placeholder, ref }: Props) {
  const { t } = useLingui()
  return (
    <div className={css.field}>
      <Icon of={Search} />
      <input
        ref={ref}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t`찾을 말`}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' ? null : (
        <IconButton
          quiet
          icon={CircleX}
          label={t`검색어 지우기`}
          onClick={(event) => {
            onChange('')
            event.currentTarget.parentElement?.querySelector('input')?.focus()
          }}
        />
      )}
    </div>
  )
}
