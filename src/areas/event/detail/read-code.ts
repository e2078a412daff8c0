/** What the browsers that have it call it; the compiler's library does not know it yet. */
interface Detector {
  detect(image: ImageBitmap): Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

/** The code on a picture; null where there is none, or the browser reads none. */
export async function readCode(file: Blob): Promise<string | null> {
  const { BarcodeDetector } = window as Window & { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector) return null
  try {
    const [found] = await new BarcodeDetector({ formats: ['qr_code'] }).detect(await createImageBitmap(file))
    return found?.rawValue ?? null
  } catch {
    return null
  }
}
