import { useLingui } from '@lingui/react/macro'
import { Notice } from '#src/ui/notice/notice.tsx'
import { koreanIn } from './worded.ts'

interface Props {
  /** What is shown of the operator's words, as it is shown. */
  texts: readonly (string | null)[]
  /** The reader is about to agree to them. */
  isAgreement?: boolean
}

/**
 * Where the operator gave no English: says so before somebody agrees to Korean words, answers them or takes part for
 * what they promise.
 */
export function KoreanOnly({ texts, isAgreement = false }: Props) {
  const { t, i18n } = useLingui()
  if (!texts.some((text) => text !== null && koreanIn(text, i18n.locale))) return null
  return (
    <Notice kind="info">
      {isAgreement ? t`이 글은 한국어로만 있어요. 동의하면 한국어 글에 동의하게 돼요.` : t`이 글은 한국어로만 있어요.`}
    </Notice>
  )
}
