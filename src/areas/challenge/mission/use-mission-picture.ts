import { useEffect, useRef, useState } from 'react'
import { imageFileUrl, uploadFile } from '#src/contract/upload.ts'

/**
 * The one picture of a mission that was done: the kept one, another, or none. It is sent when the rest is, once, and
 * stays chosen where that failed. [UPL-01]
 */
export function useMissionPicture(kept: string | null) {
  const [photo, setPhoto] = useState<{ image: Blob; url: string } | null>(null)
  const [isTakenOut, setTakenOut] = useState(false)
  const sent = useRef<{ image: Blob; imgId: string }>(undefined)
  useEffect(() => () => void (photo && URL.revokeObjectURL(photo.url)), [photo])
  const shown = photo?.url ?? (kept === null || isTakenOut ? null : imageFileUrl(kept, 'MISSION'))

  return {
    /** Address of what is there; null for none. */
    shown,
    isChanged: photo !== null || (isTakenOut && kept !== null),
    pick: (image: Blob) => setPhoto({ image, url: URL.createObjectURL(image) }),
    takeOut: () => {
      setPhoto(null)
      setTakenOut(true)
    },
    /** What the wire is told of it: nothing where it is as it was, an empty id where it was taken out. */
    ofWire: async (): Promise<{ imgId?: string }> => {
      if (photo === null) return isTakenOut && kept !== null ? { imgId: '' } : {}
      const { image } = photo
      if (sent.current?.image !== image)
        sent.current = {
          image,
          imgId: await uploadFile(new File([image], 'mission.jpg', { type: 'image/jpeg' }), 'MISSION'),
        }
      return { imgId: sent.current.imgId }
    },
    /** One that the server did not take is sent anew. */
    forget: () => void (sent.current = undefined),
  }
}
