import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { noteReach } from '#src/app/connection.ts'
import { fullWords } from '#src/app/use-write.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { samePhotos, type AskKind, type AskWords, type MenuCourse } from './ask.ts'
import { draftName, dropSealed, type Recalled } from './ask-draft.ts'
import { sendAsk } from './ask.queries.ts'
import { isUnanswered } from './deliver.ts'
import { useAskSchema } from './use-ask-schema.ts'
import { usePhotos } from './use-photos.ts'
import { useSealed } from './use-sealed.ts'

interface Begin {
  kind: AskKind
  left: Recalled
  words: string
  /** The one that it most likely is about. */
  course: MenuCourse | null
  known: Schemas['QnaRegiInfo']
  now: Date
}

/** The form of an inquiry with its photographs: what it begins with, how it is sent, and what is kept until it is. */
export function useAskForm({ kind, left, words, course, known, now }: Begin) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const photos = usePhotos(left.photos, known.fileMaxSize)
  const [tried, setTried] = useState({ ms: left.triedMs, photos: left.photos })
  // With other photographs it is another inquiry: the list cannot tell them apart, the server can.
  const triedMs = samePhotos(tried.photos, photos.blobs) ? tried.ms : null
  const [share, setShare] = useState<number | null>(null)
  const sent = useRef(0)
  const hasDishOf = (topic: string) =>
    known.qnaTypes.some(({ qnaTypeCode, menuYn }) => qnaTypeCode === topic && menuYn === 'Y')
  const schema = useAskSchema()
  const form = useValidForm<AskWords, AskWords>({
    schema,
    initial: {
      topic: known.qnaTypes[0]?.qnaTypeCode ?? '',
      text: words,
      course,
      email: false,
      info: [],
    },
    draft: draftName(kind),
    onSubmit: async (written) => {
      const firstMs = triedMs ?? now.getTime()
      try {
        setShare(photos.blobs.length > 0 ? 0 : null)
        const asked = { ...written, course: hasDishOf(written.topic) ? written.course : null }
        sent.current = (
          await sendAsk(client, {
            kind,
            words: asked,
            restaurantCode: known.restaurantCode,
            photos: photos.blobs,
            triedMs,
            now,
            onShare: setShare,
          })
        ).qnaSeq
      } catch (error) {
        if (isUnanswered(error)) {
          // Sent past the query cache, which tells this of every other call.
          noteReach(false)
          setTried({ ms: firstMs, photos: photos.blobs })
        }
        throw error
      } finally {
        setShare(null)
      }
    },
    onSent: () => {
      void dropSealed(kind)
      toast({ kind: 'good', text: t`보냈어요` })
      void navigate({
        to: kind === 'voc' ? '/customer/voc-list' : '/customer/appqna-list',
        search: { qnaSeq: sent.current },
        replace: true,
      })
    },
    refusal: (error) => ({
      field: null,
      message: isUnanswered(error)
        ? t`아직 보내지 못했어요. 적은 말은 그대로 있어요. 연결되면 다시 보낼게요.`
        : (fullWords(error) ?? t`보내지 못했어요. 다시 시도해 주세요.`),
    }),
  })
  useSealed(kind, form, photos.blobs, triedMs, sent)
  return { form, photos, triedMs, share, hasDishOf }
}
