/** What members and the operator write stands as it was written: Korean is said so. */
export const koreanOf = (text: string): 'ko' | undefined => (/[가-힣]/.test(text) ? 'ko' : undefined)
