/**
 * Flags that older JVMs had and no Java from 8 on lists: those that HotSpot 6 to 8 call obsolete, and
 * `UseCompressedStrings` of 6u21, of which Java 7 says "support was removed in 7.0". Java 8 ignores some and refuses
 * others, which only trying tells.
 */
export const GONE_BEFORE_8 = `
AdaptivePermSizeWeight AutoShutdownNMT CMSInitiatingPermOccupancyFraction CMSMarkStackSize CMSMarkStackSizeMax
CMSPermGenPrecleaningEnabled CMSRevisitStackSize CMSTriggerPermRatio CreateMinidumpOnCrash DefaultInitialRAMFraction
DefaultMaxRAM DefaultMaxRAMFraction DefaultThreadPriority ForceSharedSpaces G1MarkStackSize HandlePromotionFailure
MaxLiveObjectEvacuationRatio MaxPermHeapExpansion MaxPermSize MinPermHeapExpansion NoYieldsInMicrolock
ParCMSPromoteBlocksToClaim ParallelCMSThreads ParallelMarkingThreads PermGenPadding PermMarkStackSize PermSize
PrintRevisitStats RelaxAccessControlCheck UseBoundThreads UseCompressedStrings UseDepthFirstScavengeOrder
UseGCTaskAffinity UseISM UseMPSS UseNewReflection UseOldInlining UseParallelDensePrefixUpdate
UseParallelOldGCCompacting UseParallelOldGCDensePrefix UsePermISM UseSpecialLargeObjectHandling UseSplitVerifier
UseStringCache UseTrainGC UseVectoredExceptions
`
  .trim()
  .split(/\s+/);
