import { useEffect, useRef, type ReactNode } from 'react'

type Props = { file: () => File | Promise<File>; children: ReactNode }

/** Chooses a file in the first file field in it, as the phone's own picker would. */
export function ChosenFile({ file, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let left = false
    void Promise.resolve(file()).then((chosen) => {
      const input = root.current?.querySelector<HTMLInputElement>('input[type=file]')
      if (left || !input) return
      const transfer = new DataTransfer()
      transfer.items.add(chosen)
      input.files = transfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    return () => {
      left = true
    }
  }, [file])
  return <div ref={root}>{children}</div>
}
