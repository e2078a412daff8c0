import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { fileProblem, shrinkImage } from '#src/ui/image-picker/image-file.ts'
import { PHOTO_BYTES, PHOTO_PX } from './ask.ts'

interface Photo {
  key: string
  url: string
  blob: Blob
}

let made = 0
const photoOf = (blob: Blob): Photo => ({ key: String((made += 1)), url: URL.createObjectURL(blob), blob })

/**
 * The photographs of a form: made small as they are chosen; what cannot be a photograph is said and changes nothing.
 */
export function usePhotos(start: readonly Blob[], maxFileBytes: number) {
  const { t } = useLingui()
  const [photos, setPhotos] = useState(() => start.map(photoOf))
  const [preparing, setPreparing] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  // For what is there when the page goes: each one that is taken away gives its address back itself.
  useEffect(() => () => setPhotos((all) => (all.forEach(({ url }) => URL.revokeObjectURL(url)), all)), [])

  const words = {
    unsupported: t`사진 파일이 아니에요. 다른 파일을 골라 주세요.`,
    'too-large': t`사진이 너무 커요. 더 작은 사진을 골라 주세요.`,
    unreadable: t`열 수 없는 사진이에요. 다른 사진을 골라 주세요.`,
  }
  const take = async (file: File): Promise<void> => {
    const found = fileProblem(file, maxFileBytes)
    if (found === 'unsupported' || found === 'too-large') return setProblem(words[found])
    setPreparing((count) => count + 1)
    const small = await shrinkImage(file, PHOTO_PX, PHOTO_BYTES).catch(() => null)
    setPreparing((count) => count - 1)
    if (small) setPhotos((all) => [...all, photoOf(small)])
    else setProblem(words.unreadable)
  }
  return {
    photos,
    blobs: photos.map(({ blob }) => blob),
    preparing,
    problem,
    add: (files: readonly File[]) => {
      setProblem(null)
      for (const file of files) void take(file)
    },
    remove: (key: string) => {
      setProblem(null)
      const gone = photos.find((each) => each.key === key)
      if (gone) URL.revokeObjectURL(gone.url)
      setPhotos((all) => all.filter((each) => each.key !== key))
    },
  }
}
