// Written by `npm run java-flags`, with the Javas that other-flags.ts names.

/**
 * The values that each Java takes, a flag a line: from which Java on, `i` for whole numbers, `d` for numbers with a
 * point, `t` for texts, the least and the most that it starts with, each empty where it is not held to, and after `=`
 * those between which every value was seen to be taken: nothing there if they are the least and the most.
 */
export const FLAG_VALUES = `
AOTCache 25t=
AOTCacheOutput 25t
AOTCodeMaxSize 25i..
AOTConfiguration 25t
AOTLibrary 11t
AOTMode 25t
AVX3Threshold 11i..
AbortVMOnException 11t
AbortVMOnExceptionMessage 11t
AbortVMOnSafepointTimeoutDelay 25i..
AbortVMOnVMOperationTimeoutDelay 11i..
ActiveProcessorCount 8i..=-9223372036854775808..9223372036854775807 11i-2147483648..=0..4096 21i-2147483648..2147483647=0..4096
AdaptiveSizeDecrementScaleFactor 8i1..18446744073709551615=1..1073741824
AdaptiveSizeMajorGCDecayTimeScale 8i0..=0..18446744073709551615 11i0..18446744073709551615=
AdaptiveSizePausePolicy 8i0..=0..18446744073709551615
AdaptiveSizePolicyCollectionCostMargin 8i0..=0..100 11i0..100=
AdaptiveSizePolicyInitializingSteps 8i0..=0..18446744073709551615 11i0..18446744073709551615=
AdaptiveSizePolicyOutputInterval 8i0..=0..18446744073709551615 11i0..18446744073709551615=
AdaptiveSizePolicyWeight 8i0..100=
AdaptiveSizeThroughPutPolicy 8i0..=0..1 11i0..1=
AdaptiveTimeWeight 8i0..100=
AliasLevel 8i..=0..3 11i0..3=2..3
AllocateHeapAt 11t
AllocateInstancePrefetchLines 8i..=1..64 11i1..64=1..20
AllocatePrefetchDistance 8i..=-9223372036854775808..9223372036854775807 11i-9223372036854775808..9223372036854775807=0..512 25i-1..512=
AllocatePrefetchInstr 8i..=-9223372036854775808..9223372036854775807 11i-9223372036854775808..9223372036854775807=0..3
AllocatePrefetchLines 8i..=1..64 11i1..64=1..20
AllocatePrefetchStepSize 8i..=1..512 11i1..512=1..256
AllocatePrefetchStyle 8i..=0..3 11i0..3=
AltTempDir 28t=
ArchiveClassesAtExit 17t=
ArchiveRelocationMode 17i..
ArrayAllocatorMallocLimit 8i0..=0..18446744073709551615 11i0..18446744073709551615=
ArrayCopyLoadStoreMaxElem 11i0..9223372036854775807=
ArrayMarkingMinStride 27i..
ArrayOperationPartialInlineSize 17i..
AsyncDeflationInterval 17i..
AsyncLogBufferSize 17i102400..52428800=
AutoBoxCacheMax 8i..=0..262144 11i0..2147483647=0..1048576
AutoGCSelectPauseMillis 8i0..=0..18446744073709551615
AutoVectorizationOverrideProfitability 25i..
AvgMonitorsPerThreadEstimate 17i..
BCEATraceLevel 8i..=0..3 11i0..3=
BackEdgeThreshold 8i..=-9223372036854775808..9223372036854775807
BaseFootPrintEstimate 8i0..=0..18446744073709551615 11i0..18446744073709551615=
BiasedLockingBulkRebiasThreshold 8i..=0..9223372036854775807 11i0..9223372036854775807=0..32
BiasedLockingBulkRevokeThreshold 8i..=0..9223372036854775807 11i0..9223372036854775807=20..1024
BiasedLockingDecayTime 8i..=500..9223372036854775807 11i500..9223372036854775807=
BiasedLockingStartupDelay 8i..=0..2147483640 11i0..2147483640=
BlockLayoutMinDiamondPercentage 8i..=0..100 11i0..100=
C1InlineStackLimit 17i0..2147483647=
C1MaxInlineLevel 17i0..2147483647=
C1MaxInlineSize 17i0..2147483647=
C1MaxRecursiveInlineLevel 17i0..2147483647=
C1MaxTrivialSize 17i0..2147483647=
CICompilerCount 8i0..2147483647=2..4
CMSAbortablePrecleanMinWorkPerIteration 8i0..=0..18446744073709551615 11i0..18446744073709551615=
CMSAbortablePrecleanWaitMillis 8i..=0..9223372036854775807 11i0..9223372036854775807=
CMSBitMapYieldQuantum 8i..=1..18446744073709551615 11i1..18446744073709551615=
CMSBootstrapOccupancy 8i0..=0..100 11i0..100=
CMSClassUnloadingMaxInterval 8i0..=0..18446744073709551615 11i0..18446744073709551615=
CMSConcMarkMultiple 8i..=1..4503599627370495 11i1..4503599627370495=
CMSCoordinatorYieldSleepCount 8i0..=0..4294967295 11i0..4294967295=
CMSExpAvgFactor 8i0..=0..100 11i0..100=
CMSFullGCsBeforeCompaction 8i0..=0..18446744073709551615
CMSIncrementalDutyCycle 8i0..=0..18446744073709551615
CMSIncrementalDutyCycleMin 8i0..=0..18446744073709551615
CMSIncrementalOffset 8i0..=0..18446744073709551615
CMSIncrementalSafetyFactor 8i0..=0..100 11i0..100=
CMSIndexedFreeListReplenish 8i..=1..18446744073709551615 11i1..18446744073709551615=
CMSInitiatingOccupancyFraction 8i..=-9223372036854775808..100 11i-9223372036854775808..100=
CMSIsTooFullPercentage 8i0..=0..100 11i0..100=
CMSLargeCoalSurplusPercent 8d..=0.0..1073741824.0 11d0.0..=0.0..1073741824.0
CMSLargeSplitSurplusPercent 8d..=0.0..1073741824.0 11d0.0..=0.0..1073741824.0
CMSMaxAbortablePrecleanLoops 8i0..=0..18446744073709551615 11i0..18446744073709551615=
CMSMaxAbortablePrecleanTime 8i..=0..9223372036854775807 11i0..9223372036854775807=
CMSOldPLABMax 8i..=1..18446744073709551615 11i1..18446744073709551615=
CMSOldPLABMin 8i..=1..18446744073709551615 11i1..18446744073709551615=
CMSOldPLABNumRefills 8i..=1..18446744073709551615 11i1..18446744073709551615=
CMSOldPLABReactivityFactor 8i..=1..18446744073709551615 11i1..18446744073709551615=
CMSOldPLABToleranceFactor 8i..=1..18446744073709551615 11i1..18446744073709551615=
CMSParPromoteBlocksToClaim 8t=
CMSPrecleanDenominator 8i..=1..18446744073709551615 11i1..18446744073709551615=
CMSPrecleanIter 8i0..=0..9 11i0..9=
CMSPrecleanNumerator 8i0..=0..18446744073709551614 11i0..18446744073709551614=
CMSPrecleanThreshold 8i..=100..18446744073709551615 11i100..18446744073709551615=
CMSRemarkVerifyVariant 8i..=1..2 11i1..2=
CMSRescanMultiple 8i..=1..4503599627370495 11i1..4503599627370495=
CMSSamplingGrain 8i..=8..18446744073709551615 11i8..18446744073709551615=
CMSScheduleRemarkEdenPenetration 8i0..=0..100 11i0..100=
CMSScheduleRemarkEdenSizeThreshold 8i0..=0..18446744073709551615 11i0..18446744073709551615=
CMSScheduleRemarkSamplingRatio 8i..=1..18446744073709551615 11i1..18446744073709551615=
CMSSmallCoalSurplusPercent 8d..=0.0..1073741824.0 11d0.0..=0.0..1073741824.0
CMSSmallSplitSurplusPercent 8d..=0.0..1073741824.0 11d0.0..=0.0..1073741824.0
CMSTriggerInterval 8i..=-1..9223372036854775807 11i-1..9223372036854775807=
CMSTriggerRatio 8i0..=0..100 11i0..100=
CMSWaitDuration 8i..=-2147483648..2147483647 11i-2147483648..2147483647=
CMSWorkQueueDrainThreshold 8i..=1..4294967295 11i1..4294967295=
CMSYieldSleepCount 8i0..=0..4294967295 11i0..4294967295=
CMSYoungGenPerWorker 8i..=1..18446744073709551615 11i1..18446744073709551615=
CMS_FLSPadding 8i0..=0..4294967295 11i0..4294967295=
CMS_FLSWeight 8i0..=0..100 11i0..100=
CMS_SweepPadding 8i0..=0..4294967295 11i0..4294967295=
CMS_SweepTimerThresholdMillis 8i0..=0..18446744073709551615 11i0..18446744073709551615=
CMS_SweepWeight 8i0..=0..100 11i0..100=
CPUForCMSThread 8i..
ClearFPUAtPark 8i..=-9223372036854775808..9223372036854775807
CodeCacheExpansionSize 8i..=32768..18446744073709551615 11i32768..18446744073709551615=
CodeCacheMinBlockLength 11i..
CodeCacheMinimumFreeSpace 8i0..=0..18446744073709551615
CodeCacheSegmentSize 17i1..1024=128..128
CodeEntryAlignment 21i-9223372036854775808..9223372036854775807=32..32 27i0..4294967295=32..32
CompilationMode 17t
CompilationPolicyChoice 8i0..=2..2 11i0..2=2..2
CompileCommand 8t
CompileCommandFile 8t
CompileOnly 8t
CompileThreshold 8i..=-9223372036854775808..9223372036854775807 11i-9223372036854775808..9223372036854775807=0..67108864
CompileThresholdScaling 11d0.0..=0.0..65536.0
CompilerDirectivesFile 11t
CompilerDirectivesLimit 11i..
CompilerThreadPriority 8i..=-2147483648..2147483647 11i-2147483648..2147483647=
CompilerThreadStackSize 8i..9007199254740991=0..1048576 11i0..9007199254740991=200..1048576
CompressedClassSpaceSize 8i1048576..3221225472= 25i1048576..4294967296=
ConcGCThreads 8i0..=0..2 21i0..4294967295=0..1024
ConditionalMoveLimit 8i..=0..2147483647 11i0..2147483647=
ContendedPaddingWidth 8i0..8192=
ControlIntrinsic 17t
CopyAVX3Threshold 27i..
DefaultMaxRAMFraction 8i0..18446744073709551615=1..1073741824
DefaultThreadPriority 8i..=-9223372036854775808..9223372036854775807
DeferPollingPageLoopCount 8i..=-9223372036854775808..9223372036854775807
DeferThrSuspendLoopCount 8i..=-9223372036854775808..9223372036854775807
DiagnoseSyncOnValueBasedClasses 17i..
DisableIntrinsic 8t
DominatorSearchLimit 8i..
DumpLoadedClassList 8t=
EliminateAllocationArraySizeLimit 8i..=0..2147483647 11i0..2147483647=
EliminateAllocationFieldsLimit 17i..
EmitSync 8i..=-9223372036854775808..9223372036854775807
EpsilonMaxTLABSize 11i1..9223372036854775807=
EpsilonMinHeapExpand 11i1..9223372036854775807=
EpsilonPrintHeapSteps 11i0..9223372036854775807=
EpsilonTLABDecayTime 11i1..9223372036854775807=
EpsilonTLABElasticity 11d1.0..=1.0..1048576.0
EpsilonUpdateCountersStep 11i1..9223372036854775807=
ErgoHeapSizeLimit 8i0..=0..18446744073709551615 11i0..18446744073709551615=
ErrorFile 8t=
ErrorLogPrintCodeLimit 17i..
ErrorLogTimeout 11i0..9223372036854775= 28i0..4294967295=
ErrorReportServer 8t=
EscapeAnalysisTimeout 8d..=0.0..1073741824.0 11d0.0..=0.0..1048576.0
ExtraSharedClassListFile 8t=
FLSCoalescePolicy 8i0..=0..4 11i0..4=
FLSLargestBlockCoalesceProximity 8d..=0.0..1.0 11d0.0..1.0=
FastLockingSpins 26i..
FenceInstruction 8i..=-9223372036854775808..9223372036854775807
FieldsAllocationStyle 8i..=0..2 11i0..2=
FlatArrayElementMaxOops 28i..
FlatteningBudget 28i0..1048576=
FlightRecorderOptions 8t
ForceNonTearable 28t
FreqInlineSize 8i..=0..2147483647 11i0..2147483647=
FullGCHeapDumpLimit 25i0..4294967295=
G1AdaptiveIHOPNumInitialSamples 11i1..9223372036854775807=
G1CPUUsageDeviationPercent 26i..
G1CPUUsageExpandThreshold 26i..
G1CPUUsageShrinkThreshold 26i..
G1ConcMarkStepDurationMillis 8d..=1.0..1073741824.0 11d1.0..=1.0..1048576.0
G1ConcRSHotCardLimit 8i0..=0..255 11i0..255=
G1ConcRSLogCacheSize 8i0..=0..27 11i0..27=0..20
G1ConcRefinementGreenZone 8i..=0..9223372036854775807 11i0..9223372036854775807=0..1073741824
G1ConcRefinementRedZone 8i..=0..9223372036854775807 11i0..9223372036854775807=0..1073741824
G1ConcRefinementServiceIntervalMillis 8i..=0..2147483647 11i0..2147483647=
G1ConcRefinementThreads 8i0..=0..268435455 11i0..268435455=0..65536
G1ConcRefinementThresholdStep 8i..=1..18446744073709551615 11i1..18446744073709551615=1..1073741824
G1ConcRefinementYellowZone 8i..=0..9223372036854775807 11i0..9223372036854775807=0..1073741824
G1ConfidencePercent 8i0..=0..100 11i0..100= 25i1..100=
G1EagerReclaimRemSetThreshold 17i0..=0..4294967295 21i0..4294967295=
G1ExpandByPercentOfAvailable 8i..=0..100 11i0..100=
G1HeapRegionSize 8i0..=0..33554432 11i0..33554432= 21i0..536870912=
G1HeapWastePercent 8i0..=0..100 11i0..100=
G1IHOP 27i0..100=
G1LastPLABAverageOccupancy 11d0.001..100.0=
G1LogLevel 8t=
G1MaxNewSizePercent 8i0..=0..100 11i0..100=6..100
G1MixedGCCountTarget 8i0..=0..18446744073709551615 11i0..18446744073709551615=
G1MixedGCLiveThresholdPercent 8i0..=0..100 11i0..100=
G1NewSizePercent 8i0..=0..100 11i0..100=0..50
G1NumCardsCostSampleThreshold 21i..
G1NumCodeRootsCostSampleThreshold 25i..
G1NumCollectionsKeepPinned 25i..
G1OldCSetGroupSize 25i1..256=
G1OldCSetRegionThresholdPercent 8i0..=0..100 11i0..100=
G1OldCardSetGroupSize 28i1..256=
G1PerThreadPendingCardThreshold 26i..
G1PeriodicGCInterval 17i0..18446744073709551615= 28i0..9223372036854775807=
G1PeriodicGCSystemLoadThreshold 17d0.0..=0.0..18446744073709551616.0
G1RSetRegionEntries 8i..=0..268435455 11i0..268435455=1..65536
G1RSetScanBlockSize 8i..=1..18446744073709551615 11i1..18446744073709551615=
G1RSetSparseRegionEntries 8i..=0..268435455 11i0..268435455=1..65536
G1RSetUpdatingPauseTimePercent 8i..=0..100 11i0..100=
G1RebuildRemSetChunkSize 11i4096..33554432=
G1RefProcDrainInterval 8i..=1..2147483647 11i1..2147483647=
G1RemSetArrayOfCardsEntries 21i0..65536=1..65536
G1RemSetCoarsenHowlBitmapToHowlFullPercent 21i1..100=
G1RemSetCoarsenHowlToFullPercent 21i1..100=
G1RemSetFreeMemoryKeepExcessRatio 21d0.0..1.0=
G1RemSetFreeMemoryRescheduleDelayMillis 21i1..4294967295=
G1RemSetFreeMemoryStepDurationMillis 21d0.001..1000000.0=
G1RemSetHowlMaxNumBuckets 21i1..1024=
G1RemSetHowlNumBuckets 21i0..1024=8..8
G1ReservePercent 8i0..=0..50 11i0..50=
G1RestoreRetainedRegionChunksPerWorker 21i..
G1RetainRegionLiveThresholdPercent 25i0..100=
G1SATBBufferEnqueueingThresholdPercent 8i0..=0..100 11i0..100=
G1SATBBufferSize 8i..=1..18446744073709551615 11i1..18446744073709551615= 25i0..18446744073709551615=1..1073741824
G1ShrinkByPercentOfAvailable 26i..
G1SummarizeRSetStatsPeriod 8i..
G1UpdateBufferSize 8i..=1..1073741824 11i1..1073741824=1..268435456 25i0..18446744073709551615=1..268435456
GCCardSizeInBytes 21i128..1024=
GCDrainStackTargetSize 8i0..=0..4294967295 11i0..4294967295= 25i0..8192=
GCHeapFreeLimit 8i0..100=
GCLockerEdenExpansionPercent 8i0..=0..100 11i0..100=
GCLockerRetryAllocationCount 8i..
GCLogFileSize 8i0..=0..18446744073709551615
GCPauseIntervalMillis 8i0..=0..18446744073709551615 11i0..18446744073709551615
GCTaskTimeStampEntries 8i1..=1..2147483647 11i1..2147483647=
GCTimeLimit 8i0..100=
GCTimeRatio 8i0..=0..4294967295 11i0..4294967295=
GuaranteedAsyncDeflationInterval 17i..
GuaranteedSafepointInterval 8i..
HandshakeTimeout 11i..
HeapBaseMinAddress 8i0..=0..18446744073709551615 11i0..18446744073709551615=0..1073741824
HeapDumpGzipLevel 17i0..9=
HeapDumpPath 8t=
HeapFirstMaximumCompactionCount 8i0..=0..18446744073709551615 11i0..18446744073709551615=
HeapMaximumCompactionInterval 8i0..=0..18446744073709551615 11i0..18446744073709551615=
HeapSearchSteps 11i1..18446744073709551615=
HeapSizePerGCThread 8i4096..18446744073709551615=4096..1073741824
HotCodeCallLevel 27i0..4294967295=
HotCodeHeapSize 27i0..18446744073709551615=0..0
HotCodeIntervalSeconds 27i0..4294967295=
HotCodeMaxSamplingMs 27i0..4294967295= 28i1..4294967295=
HotCodeMinSamplingMs 27i0..4294967295=
HotCodeSamplePercent 27d0.0..100.0=
HotCodeSampleSeconds 27i0..4294967295=
HotCodeStablePercent 27d-1.0..=0.0..1073741824.0
HotCodeStartupDelaySeconds 27i0..4294967295=
HotMethodDetectionLimit 11i..
IFGEdgesLimit 26i..
IncreaseFirstTierCompileThresholdAt 8i0..99=
InitArrayShortSize 11i..
InitialBootClassLoaderMetaspaceSize 8i..2305843009213693951=65536..1073741824 11i30720..2305843009213693951=65536..1073741824
InitialCodeCacheSize 8i4096..18446744073709551615=4096..16777216
InitialHeapSize 8i0..18446744073709551615=1048576..1073741824
InitialRAMFraction 8i1..18446744073709551615=1..1073741824
InitialRAMPercentage 8d..=0.0..100.0 11d0.0..100.0=
InitialSurvivorRatio 8i0..=0..18446744073709551615 11i0..18446744073709551615= 25i3..18446744073709551615=
InitialTenuringThreshold 8i0..16=0..15
InitiatingHeapOccupancyPercent 8i0..=0..100 11i0..100=
InlineCacheBufferSize 11i0..18446744073709551615=200..1048576
InlineDataFile 8t=
InlineFrequencyCount 11i..
InlineFrequencyRatio 21d..
InlineSmallCode 8i..=0..2147483647 11i0..2147483647=
InteriorEntryAlignment 8i-9223372036854775808..=0..32 11i-9223372036854775808..9223372036854775807=16..16
InterpreterProfilePercentage 8i..=0..100 11i0..100=
JVMCICompilerIdleDelay 21i0..2147483647
JVMCICounterSize 11i0..1000000
JVMCIEventLogLevel 17i0..4
JVMCIHostThreads 11i1..2147483647
JVMCILibDumpJNIConfig 17t
JVMCILibPath 17t
JVMCINMethodSizeLimit 11i0..2147483647
JVMCINativeLibraryErrorFile 21t
JVMCINativeLibraryThreadFraction 21d0.0..1.0
JVMCIThreads 11i1..2147483647
JVMCIThreadsPerNativeLibraryRuntime 21i0..2147483647
JVMCITraceLevel 11i0..6 17i0..4
JavaPriority10_To_OSPriority 8i..=-1..127 11i-1..127= 25i-2147483648..2147483647=
JavaPriority1_To_OSPriority 8i..=-1..127 11i-1..127= 25i-2147483648..2147483647=
JavaPriority2_To_OSPriority 8i..=-1..127 11i-1..127= 25i-2147483648..2147483647=
JavaPriority3_To_OSPriority 8i..=-1..127 11i-1..127= 25i-2147483648..2147483647=
JavaPriority4_To_OSPriority 8i..=-1..127 11i-1..127= 25i-2147483648..2147483647=
JavaPriority5_To_OSPriority 8i..=-1..127 11i-1..127= 25i-2147483648..2147483647=
JavaPriority6_To_OSPriority 8i..=-1..127 11i-1..127= 25i-2147483648..2147483647=
JavaPriority7_To_OSPriority 8i..=-1..127 11i-1..127= 25i-2147483648..2147483647=
JavaPriority8_To_OSPriority 8i..=-1..127 11i-1..127= 25i-2147483648..2147483647=
JavaPriority9_To_OSPriority 8i..=-1..127 11i-1..127= 25i-2147483648..2147483647=
LargePageHeapSizeThreshold 8i0..=0..18446744073709551615 11i0..18446744073709551615=
LargePageSizeInBytes 8i0..=0..18446744073709551615 11i0..18446744073709551615=1024..1073741824
LightweightFastLockingSpins 25i..
LiveNodeCountInliningCutoff 8i..=0..536870911 11i0..536870911=
LockingMode 21i0..2=
LogClassLoadingCauseFor 25t=
LogEventsBufferEntries 8i..
LogFile 8t
LoopMaxUnroll 8i..=0..2147483647 11i0..2147483647=
LoopOptsCount 8i..=5..43 11i5..43= 25i5..2147483647=
LoopPeeling 27i..
LoopPercentProfileLimit 11i10..100=
LoopStripMiningIter 11i0..4294967295=
LoopStripMiningIterShortLoop 11i0..4294967295=
LoopUnrollLimit 8i..=0..536870911 11i0..536870911=
LoopUnrollMin 8i..=0..2147483647 11i0..2147483647=
MacroExpansionCleanupCount 28i..
MallocLimit 21t
MallocMaxTestWords 8i..
MallocVerifyInterval 8i..
MallocVerifyStart 8i..
MarkStackSize 8i0..=0..18446744073709551615 11i0..18446744073709551615=1..16777216 17i1..2147483646=1..268435456
MarkStackSizeMax 8i1..2147483646=16777216..1073741824
MarkSweepAlwaysCompactCount 8i1..=1..4294967295 11i1..4294967295=
MarkSweepDeadRatio 8i0..100=
MaxBCEAEstimateLevel 8i..=0..2147483647 11i0..2147483647=
MaxBCEAEstimateSize 8i..=0..2147483647 11i0..2147483647=
MaxDirectMemorySize 8i0..9223372036854775807=
MaxGCMinorPauseMillis 8i0..=0..18446744073709551615 11i0..18446744073709551615=
MaxGCPauseMillis 8i..=1..18446744073709551614 11i1..18446744073709551614=
MaxHeapFreeRatio 8i0..100=50..100
MaxHeapSize 8i0..=1048576..1073741824 11i0..18446744073709551615=16777216..1073741824
MaxInlineLevel 8i..=0..2147483647 11i0..2147483647=
MaxInlineSize 8i..=0..2147483647 11i0..2147483647=
MaxJNILocalCapacity 8i..=-9223372036854775808..9223372036854775807 21i-9223372036854775808..9223372036854775807=
MaxJavaStackTraceDepth 8i..=0..1073741823 11i0..1073741823=
MaxJumpTableSize 8i..=0..9223372036854775807 11i0..9223372036854775807=
MaxJumpTableSparseness 8i..=0..2305843009213693951 11i0..2305843009213693951=
MaxLabelRootDepth 8i..=100..2147483647 11i100..2147483647=
MaxLoopPad 8i..=0..2147483647 11i0..2147483647=
MaxMetaspaceExpansion 8i0..=0..18446744073709551615 11i0..18446744073709551615=
MaxMetaspaceFreeRatio 8i0..100=50..100
MaxMetaspaceSize 8i0..=16777216..1073741824 11i0..18446744073709551615=16777216..1073741824
MaxNewSize 8i0..=0..18446744073709551615 11i0..18446744073709551615=
MaxNodeLimit 8i..=1000..715827882 11i1000..715827882=16384..65536
MaxRAM 8i0..=0..18446744073709551615 11i0..18446744073709551615=
MaxRAMFraction 8i1..18446744073709551615=1..1073741824
MaxRAMPercentage 8d..=0.0..100.0 11d0.0..100.0=
MaxRecursiveInlineLevel 8i..=0..2147483647 11i0..2147483647=
MaxTenuringThreshold 8i0..16=0..15
MaxTrivialSize 8i..=0..2147483647 11i0..2147483647=
MaxVectorSize 8i..=0..2147483647 11i0..2147483647=
MetaspaceReclaimPolicy 17t
MetaspaceSize 8i0..=262144..1073741824 11i0..18446744073709551615=
MethodProfileWidth 11i-9223372036854775808..9223372036854775807
MinHeapDeltaBytes 8i0..=0..18446744073709551615 11i0..18446744073709551615= 25i0..9223372036854775808=
MinHeapFreeRatio 8i0..100=0..64
MinHeapSize 17i0..18446744073709551615=1048576..1073741824
MinInlineFrequencyRatio 21d..
MinInliningThreshold 8i..=0..2147483647 11i0..2147483647=
MinJumpTableSize 8i..=0..9223372036854775807 11i0..9223372036854775807=
MinMetaspaceExpansion 8i0..=0..18446744073709551615 11i0..18446744073709551615=
MinMetaspaceFreeRatio 8i0..99=0..64
MinPassesBeforeFlush 11i..
MinRAMFraction 8i1..18446744073709551615=1..1073741824
MinRAMPercentage 8d..=0.0..100.0 11d0.0..100.0=
MinSurvivorRatio 8i..=3..18446744073709551615 11i3..18446744073709551615=
MinTLABSize 8i1..9223372036854775807=1000..4096
MonitorBound 8i..=0..2147483647 11i0..2147483647=
MonitorDeflationMax 17i..
MonitorUnlinkBatch 17i..
MonitorUsedDeflationThreshold 11i0..100= 17i..
MultiArrayExpandLimit 8i..=0..2147483647 11i0..2147483647=
NUMAChunkResizeWeight 8i0..100=
NUMAInterleaveGranularity 8i..=4096..8796093022208 11i4096..8796093022208=
NUMAPageScanRate 8i0..=0..18446744073709551615 11i0..18446744073709551615=
NUMASpaceResizeRate 8i0..=0..18446744073709551615 11i0..18446744073709551615=
NativeMemoryTracking 8t
NativeMonitorFlags 8i..=0..90
NativeMonitorSpinLimit 8i..=-9223372036854775808..9223372036854775807
NativeMonitorTimeout 8i..=-9223372036854775808..9223372036854775807
NewRatio 8i0..18446744073709551614=1..1073741824
NewSize 8i0..=0..18446744073709551615 11i0..18446744073709551615=0..1073741824
NewSizeThreadIncrease 8i0..=0..18446744073709551615 11i0..18446744073709551615=
NmethodSweepActivity 8i0..2000=
NmethodSweepCheckInterval 8i..=-9223372036854775808..9223372036854775807
NmethodSweepFraction 8i-9223372036854775808..9223372036854775807=1..16384
NoAsyncDeflationProgressMax 17i..
NodeLimitFudgeFactor 8i..=-9223372036854775808..9223372036854775807 11i-9223372036854775808..9223372036854775807=4096..16384
NonNMethodCodeHeapSize 11i4096..18446744073709551615=1048576..67108864
NonProfiledCodeHeapSize 11i0..18446744073709551615=4096..67108864
NumberOfGCLogFiles 8i0..=0..18446744073709551615
NumberOfLoopInstrToAlign 8i..=0..2147483647 11i0..2147483647=
ObjectAlignmentInBytes 8i8..256=
ObjectCountCutOffPercent 8d..=0.0..100.0 11d0.0..100.0=
OldPLABSize 8i0..=0..18446744073709551615 11i0..18446744073709551615=512..65536
OldPLABWeight 8i0..=0..100 11i0..100=
OldSize 8i0..=1..1073741824 11i0..18446744073709551615=
OnError 8t=
OnOutOfMemoryError 8t=
OnStackReplacePercentage 8i..=-9223372036854775808..9223372036854775807 11i-9223372036854775808..9223372036854775807=50..16777216
OptoLoopAlignment 8i1..=1..16 11i1..16= 21i1..128=16..16
PLABWeight 8i0..=0..100 11i0..100=
ParGCArrayScanChunk 8i1..=1..715827882 11i1..715827882=
ParGCCardsPerStrideChunk 8i..
ParGCDesiredObjsFromOverflowList 8i0..=0..18446744073709551615 11i0..18446744073709551615=
ParGCStridesPerThread 8i..
ParallelGCBufferWastePct 8i0..100=
ParallelGCThreads 8i0..4294967295=1..1024 25i0..2147483647=1..1024
ParallelOldDeadWoodLimiterMean 8i0..=0..100 11i0..100=
ParallelOldDeadWoodLimiterStdDev 8i0..=0..100 11i0..100=
PartialPeelNewPhiDelta 8i..=0..2147483647 11i0..2147483647=
PerBytecodeRecompilationCutoff 8i..=-1..9223372036854775807 11i-1..9223372036854775807=
PerBytecodeTrapLimit 8i..=0..2147483647 11i0..2147483647=
PerMethodRecompilationCutoff 8i..=-1..9223372036854775807 11i-1..9223372036854775807=
PerMethodSpecTrapLimit 8i..=0..2147483647 11i0..2147483647=
PerMethodTrapLimit 8i..=0..2147483647 11i0..2147483647=
PerfDataMemorySize 8i..=128..2097152 11i128..2097152=
PerfDataSamplingInterval 8i..=10..2147483647 11i10..2147483647=50..50
PerfDataSaveFile 8t=
PerfMaxStringConstLength 8i..=32..32768 11i32..32768=
PreInflateSpin 8i..=-9223372036854775808..9223372036854775807
PreTouchParallelChunkSize 11i1..9223372036854775807= 17i4096..9223372036854775807=
PredictedLoadedClassCount 8i..=-9223372036854775808..9223372036854775807
PrefetchCopyIntervalInBytes 8i..=-1..2147483647 11i-1..2147483647=
PrefetchFieldsAhead 8i..=-1..2147483647 11i-1..2147483647=
PrefetchScanIntervalInBytes 8i..=-1..2147483647 11i-1..2147483647=
PretenureSizeThreshold 8i0..=0..18446744073709551615 11i0..18446744073709551615=
PrintAssemblyOptions 8t
PrintCMSStatistics 8i..=-9223372036854775808..9223372036854775807
PrintFLSCensus 8i..=-9223372036854775808..9223372036854775807
PrintFLSStatistics 8i..=-9223372036854775808..9223372036854775807
PrintSafepointStatisticsCount 8i..=1..9223372036854775807 11i1..9223372036854775807=
PrintSafepointStatisticsTimeout 8i..=-1..9223372036854 11i-1..9223372036854=
ProcessDistributionStride 8i0..=0..4294967295 11i0..4294967295=
ProfileIntervalsTicks 8i..=0..9223372036854775807 11i0..9223372036854775807=
ProfileMaturityPercentage 8i..=0..100 11i0..100=
ProfiledCodeHeapSize 11i0..18446744073709551615=4096..67108864
ProfilerNumberOfCompiledMethods 11i..
ProfilerNumberOfInterpretedMethods 11i..
ProfilerNumberOfRuntimeStubNodes 11i..
ProfilerNumberOfStubMethods 11i..
PromotedPadding 8i0..=0..4294967295 11i0..4294967295=
QueuedAllocationWarningCount 8i0..=0..18446744073709551615 11i0..18446744073709551615=
RTMAbortRatio 8i..=0..100 11i0..100=
RTMAbortThreshold 8i..=0..2147483647 11i0..2147483647=
RTMLockingCalculationDelay 8i..=-9223372036854775808..9223372036854775807 21i-9223372036854775808..9223372036854775807=
RTMLockingThreshold 8i..=0..2147483647 11i0..2147483647=
RTMRetryCount 8i0..=0..2147483647 11i0..2147483647=
RTMSpinLoopCount 8i..=0..2147483647 11i0..2147483647=
RTMTotalCountIncrRate 8i..=1..2147483647 11i1..2147483647=
ReadPrefetchInstr 8i..=-9223372036854775808..9223372036854775807
RefDiscoveryPolicy 8i0..1=
ReferencesPerThread 11i0..18446744073709551615=
RepeatCompilation 17i..
ReplayDataFile 8t=
ReplaySuppressInitializers 21i..
ReservedCodeCacheSize 8i4096..18446744073709551615=16777216..1073741824
SafepointPollOffset 8i-9223372036854775808..9223372036854775807=0..1024
SafepointSpinBeforeYield 8i..=-9223372036854775808..9223372036854775807
SafepointTimeoutDelay 8i..=0..9223372036854 11i0..9223372036854= 25d0.0..9218868437227.0=
ScavengeRootsInCode 8i..
SelfDestructTimer 8i0..9223372036854775807=0..1073741824 21d0.0..=0.0..9223372036854775808.0
ServiceThreadCleanupInterval 25i..
SharedArchiveConfigFile 11t=
SharedArchiveFile 8t
SharedBaseAddress 8i0..=0..18446744073709551615 11i0..18446744073709551615=
SharedClassListFile 8t=
SharedMiscCodeSize 8i0..=0..18446744073709551615
SharedMiscDataSize 8i0..=0..18446744073709551615
SharedReadOnlySize 8i0..=0..18446744073709551615
SharedReadWriteSize 8i0..=0..18446744073709551615
SharedSymbolTableBucketSize 11i2..246=
ShenandoahAdaptiveDecayFactor 17d0.0..1.0=
ShenandoahAdaptiveInitialConfidence 17d..=0.0..0.0 28d0.319..3.291=
ShenandoahAdaptiveInitialSpikeThreshold 17d..=0.0..0.0
ShenandoahAdaptiveSampleFrequencyHz 17i0..18446744073709551615=
ShenandoahAdaptiveSampleSizeSeconds 17i0..18446744073709551615=
ShenandoahAgingCyclePeriod 25i0..18446744073709551615=
ShenandoahAllocRateSampleWindow 27i1..10000=
ShenandoahAllocSpikeFactor 11i0..100=
ShenandoahAllocationThreshold 11i0..100=
ShenandoahCoalesceChance 25i..
ShenandoahCodeRootsStyle 11i..
ShenandoahControlIntervalAdjustPeriod 11i0..18446744073709551615=
ShenandoahControlIntervalMax 11i0..18446744073709551615= 25i1..999=
ShenandoahControlIntervalMin 11i0..18446744073709551615= 25i1..999=
ShenandoahCriticalFreeThreshold 11i0..100=
ShenandoahDoNotIgnoreGrowthAfterYoungCycles 25i0..18446744073709551615=
ShenandoahEvacReserve 11i1..100=
ShenandoahEvacWaste 11d1.0..100.0=
ShenandoahExpediteMixedThreshold 25i0..18446744073709551615=
ShenandoahExpeditePromotionsThreshold 25i0..100=
ShenandoahFullGCThreshold 11i0..18446744073709551615=
ShenandoahGCHeuristics 11t=
ShenandoahGCMode 11t=
ShenandoahGarbageThreshold 11i0..100=
ShenandoahGenerationalHumongousReserve 25i0..100=
ShenandoahGenerationalMaxTenuringAge 25i1..16=
ShenandoahGenerationalMinPIPUsage 25i0..100=
ShenandoahGenerationalMinTenuringAge 25i1..16=
ShenandoahGenerationalTenuringCohortPopulationThreshold 25i0..18446744073709551615=
ShenandoahGenerationalTenuringMortalityRateThreshold 25d0.001..0.999=
ShenandoahGuaranteedGCInterval 11i0..18446744073709551615=
ShenandoahGuaranteedOldGCInterval 25i0..18446744073709551615=
ShenandoahGuaranteedYoungGCInterval 25i0..18446744073709551615=
ShenandoahHumongousThreshold 11i1..100=
ShenandoahIgnoreGarbageThreshold 25i0..100=
ShenandoahIgnoreOldGrowthBelowPercentage 25i0..100=
ShenandoahImmediateThreshold 11i0..100=
ShenandoahInitFreeThreshold 11i0..100=
ShenandoahLearningSteps 11i0..100=
ShenandoahMarkLoopStride 11i0..18446744073709551615=
ShenandoahMarkScanPrefetch 11i0..256=
ShenandoahMaxRegionSize 11i0..18446744073709551615=
ShenandoahMaxSATBBufferFlushes 11i0..18446744073709551615=
ShenandoahMaxYoungPercentage 25i0..100=
ShenandoahMinFreeThreshold 11i0..100=
ShenandoahMinOldGenGrowthPercent 25d0.0..100.0=
ShenandoahMinOldGenGrowthRemainingHeapPercent 27d0.0..100.0=
ShenandoahMinRegionSize 11i0..18446744073709551615=
ShenandoahMinYoungPercentage 25i0..100=
ShenandoahMinimumOldTimeMs 25i0..18446744073709551615=
ShenandoahMomentaryAllocRateSampleWindow 27i1..1000=
ShenandoahNoProgressThreshold 25i0..18446744073709551615=
ShenandoahOldCompactionReserve 25i0..128=
ShenandoahOldEvacPercent 27i0..100=
ShenandoahOldEvacRatioPercent 25i0..100=
ShenandoahOldEvacWaste 25d1.0..100.0=
ShenandoahOldGarbageThreshold 25i0..100=
ShenandoahPacingCycleSlack 11i0..100=
ShenandoahPacingIdleSlack 11i0..100=
ShenandoahPacingMaxDelay 11i0..18446744073709551615=
ShenandoahPacingSurcharge 11d1.0..100.0=
ShenandoahParallelRegionStride 11i0..18446744073709551615=
ShenandoahPinRegionRate 28i..
ShenandoahPromoEvacWaste 25d1.0..100.0=
ShenandoahRecentAllocRateSampleWindow 27i1..5000=
ShenandoahRefProcFrequency 11i0..18446744073709551615=
ShenandoahRegionSamplingRate 11i..=-2147483648..2147483647 21i-2147483648..2147483647=
ShenandoahRegionSize 11i0..18446744073709551615=
ShenandoahSATBBufferSize 11i1..18446744073709551615=
ShenandoahSoftMaxHeapSize 11i0..18446744073709551615=
ShenandoahTargetNumRegions 11i0..18446744073709551615=
ShenandoahUncommitDelay 11i0..18446744073709551615=
ShenandoahUnloadClassesFrequency 11i0..18446744073709551615=
ShenandoahVerifyLevel 11i..
SoftMaxHeapSize 17i0..18446744073709551615=0..1073741824
SoftRefLRUPolicyMSPerMB 8i..=0..9223372036854775807 11i0..9223372036854775807=0..1073741824
SpecTrapLimitExtraEntries 8i..=-9223372036854775808..9223372036854775807 21i-9223372036854775808..9223372036854775807= 25i-2147483648..2147483647= 27i0..100=
StackRedPages 8i1..=1..3 11i1..3=
StackReservedPages 11i0..11=
StackShadowPages 8i..50=10..50 11i10..50=
StackYellowPages 8i..=2..7 11i2..7=
StartAggressiveSweepingAt 11i0..100=
StartFlightRecording 8t
StarvationMonitorInterval 8i..=-9223372036854775808..9223372036854775807
StressEliminateAllocationsMean 28i..
StressSeed 17i..
StringDeduplicationAgeThreshold 8i..=1..15 11i1..15=
StringDeduplicationCleanupDeadMinimum 17i0..18446744073709551615=
StringDeduplicationCleanupDeadPercent 17i1..100=
StringDeduplicationGrowTableLoad 17d0.1..1000.0=
StringDeduplicationHashSeed 17i..
StringDeduplicationInitialTableSize 17i1..1073741824=
StringDeduplicationShrinkTableLoad 17d0.010..100.0=
StringDeduplicationTargetTableLoad 17d0.010..1000.0=
StringTableSize 8i128..=1024..16777216 11i128..16777216=
SuperWordAutomaticAlignment 25i..
SuperWordStoreToLoadForwardingFailureDetection 25i..
SurvivorAlignmentInBytes 8i-9223372036854775808..9223372036854775807=8..8
SurvivorPadding 8i0..=0..4294967295 11i0..4294967295=
SurvivorRatio 8i1..=1..18446744073709551613 11i1..18446744073709551613=1..1024
SuspendRetryCount 8i..=0..9223372036854775807 11i0..9223372036854775807=
SuspendRetryDelay 8i..=0..9223372036854775807 11i0..9223372036854775807=
SweeperThreshold 17d0.0..100.0=
SymbolTableSize 8i1009..=1009..2221221 11i1009..2221221= 17i1024..16777216=
SyncFlags 8i..=-9223372036854775808..9223372036854775807
SyncKnobs 8t=
SyncVerbose 8i..=-9223372036854775808..9223372036854775807
TLABAllocationWeight 8i0..100=
TLABRefillWasteFraction 8i1..=1..4294967295 11i1..4294967295=
TLABSize 8i0..=0..18446744073709551615 11i0..18446744073709551615
TLABWasteIncrement 8i0..=0..2147483647 11i0..2147483647=
TLABWasteTargetPercent 8i1..100=
TargetPLABWastePct 8i1..100=
TargetSurvivorRatio 8i0..100=
TenuredGenerationSizeIncrement 8i0..=0..100 11i0..100=
TenuredGenerationSizeSupplement 8i0..100=
TenuredGenerationSizeSupplementDecay 8i..=1..18446744073709551615 11i1..18446744073709551615=
ThreadPriorityPolicy 8i..=0..1 11i0..1=
ThreadSafetyMargin 8i0..=0..18446744073709551615
ThreadStackSize 8i..=0..1048576 11i0..1048576=
ThresholdTolerance 8i0..100=
Tier0BackedgeNotifyFreqLog 8i..=0..30 11i0..30=
Tier0Delay 17i..
Tier0InvokeNotifyFreqLog 8i..=0..30 11i0..30=
Tier0ProfileDelayFactor 25d..
Tier0ProfilingStartPercentage 8i..=0..2147483647 11i0..2147483647=
Tier23InlineeNotifyFreqLog 8i..=0..30 11i0..30=
Tier2BackEdgeThreshold 8i..=0..2147483647 11i0..2147483647=
Tier2BackedgeNotifyFreqLog 8i..=0..30 11i0..30=
Tier2CompileThreshold 8i..=0..2147483647 11i0..2147483647=
Tier2InvokeNotifyFreqLog 8i..=0..30 11i0..30=
Tier2ProfileDelayFactor 25d..
Tier3AOTBackEdgeThreshold 11i0..2147483647=
Tier3AOTCompileThreshold 11i0..2147483647=
Tier3AOTInvocationThreshold 11i0..2147483647=
Tier3AOTMinInvocationThreshold 11i0..2147483647=
Tier3BackEdgeThreshold 8i..=0..2147483647 11i0..2147483647=
Tier3BackedgeNotifyFreqLog 8i..=0..30 11i0..30=
Tier3CompileThreshold 8i..=0..2147483647 11i0..2147483647=
Tier3DelayOff 8i..=0..2147483647 11i0..2147483647=
Tier3DelayOn 8i..=0..2147483647 11i0..2147483647=
Tier3InvocationThreshold 8i..=0..2147483647 11i0..2147483647=
Tier3InvokeNotifyFreqLog 8i..=0..30 11i0..30=
Tier3LoadFeedback 8i..=0..2147483647 11i0..2147483647=
Tier3MinInvocationThreshold 8i..=0..2147483647 11i0..2147483647=
Tier4BackEdgeThreshold 8i..=0..2147483647 11i0..2147483647=
Tier4CompileThreshold 8i..=0..2147483647 11i0..2147483647=
Tier4InvocationThreshold 8i..=0..2147483647 11i0..2147483647=
Tier4LoadFeedback 8i..=0..2147483647 11i0..2147483647=
Tier4MinInvocationThreshold 8i..=0..2147483647 11i0..2147483647=
TieredCompileTaskTimeout 8i..=0..9223372036854775807 11i0..9223372036854775807=
TieredOldPercentage 17i..
TieredRateUpdateMaxTime 8i..=0..9223372036854775807 11i0..9223372036854775807= 26i1..9223372036854775807=
TieredRateUpdateMinTime 8i..=0..9223372036854775807 11i0..9223372036854775807= 26i1..9223372036854775807=
TieredStopAtLevel 8i..=0..4 11i0..4=
TimerSlack 17i-9223372036854775808..=0..1073741824 21i-9223372036854775808..9223372036854775807=0..1073741824
TraceJVMTI 8t=
TraceRedefineClasses 8i..=-9223372036854775808..9223372036854775807
TrackedInitializationLimit 8i..=0..65535 11i0..65535=
TrimNativeHeapInterval 17i0..=0..4294967295 21i0..4294967295=
TypeProfileArgsLimit 8i..=0..16 11i0..16=
TypeProfileLevel 8i0..=0..18446744073709551615 11i0..18446744073709551615=100..100 21i0..4294967295=100..100
TypeProfileMajorReceiverPercent 8i..=0..100 11i0..100=
TypeProfileParmsLimit 8i..=-1..64 11i-1..64=
TypeProfileSubTypeCheckCommonThreshold 25i0..100=
TypeProfileWidth 8i0..=0..8 11i0..8=
UnguardOnExecutionViolation 8i..=0..2 11i0..2=
UseAVX 8i..=0..99 11i0..99= 21i0..3=
UseBootstrapCallInfo 11i..
UseSSE 8i..=0..99 11i0..99= 21i0..4= 27i2..4=
UserThreadWaitAttemptsAtExit 25i0..1000=
VMThreadPriority 8i..=-1..127 11i-1..127= 25i-2147483648..2147483647=
VMThreadStackSize 8i..9007199254740991=0..1048576 11i0..9007199254740991=64..1048576
ValueMapInitialSize 8i1..=1..32768 11i1..32768=
ValueMapMaxLoopSize 8i0..=0..128 11i0..128=
ValueSearchLimit 8i..=0..2147483647 11i0..2147483647=
VerifyArchivedFields 17i..
VerifyConstraintCasts 25i..
VerifyGCLevel 8i..
VerifyGCStartAt 8i..
VerifyGCType 11t
VerifySubSet 8t
WorkAroundNPTLTimedWaitHang 8i..=-9223372036854775808..9223372036854775807
WorkStealingHardSpins 8i0..=0..18446744073709551615 11i0..18446744073709551615=
WorkStealingSleepMillis 8i0..=0..18446744073709551615 11i0..18446744073709551615=
WorkStealingSpinToYieldRatio 8i0..=0..18446744073709551615 11i0..18446744073709551615=
WorkStealingYieldsBeforeSleep 8i0..=0..18446744073709551615 11i0..18446744073709551615=
X86ICacheSync 25i..
YoungGenerationSizeIncrement 8i0..=0..100 11i0..100=
YoungGenerationSizeSupplement 8i0..100=
YoungGenerationSizeSupplementDecay 8i..=1..18446744073709551615 11i1..18446744073709551615=
YoungPLABSize 8i0..=0..18446744073709551615 11i0..18446744073709551615=512..65536
ZAllocationSpikeTolerance 11d..=0.0..0.0 28d0.0..2147483647.0=
ZAsyncUnmappingLimit 21d..
ZCollectionInterval 11i0..=0..4294967295 17d..=0.0..0.0
ZCollectionIntervalMajor 21d..=0.0..0.0
ZCollectionIntervalMinor 21d..=0.0..0.0
ZFragmentationLimit 11d..=0.0..0.0 21d0.0..100.0=
ZIndexDistributorStrategy 21i..
ZMarkStackSpaceLimit 17i33554432..1099511627776=
ZMarkStacksMax 11i33554432..1099511627776=
ZOldGCThreads 21i..
ZPath 11t=
ZStatisticsInterval 11i1..4294967295= 17i..
ZTenuringThreshold 21i..
ZUncommitDelay 17i0..18446744073709551615=
ZYoungCompactionLimit 21d0.0..100.0=
ZYoungGCThreads 21i..
hashCode 8i..=-9223372036854775808..9223372036854775807 21i-9223372036854775808..9223372036854775807=
`;
