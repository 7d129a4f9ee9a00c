/** Columns of a bill that are not logged, since they are derived from events and time. */
export type DerivedColumns =
  | (
      | 'state'
      | 'rail'
      | 'outlook'
      | 'trackingState'
      | 'stage'
      | 'stateOrder'
      | 'stageOrder'
      | 'signal'
      | 'topSignal'
      | 'slipMs'
      | 'expectedAt'
      | 'urgency'
      | 'sampled'
    )
  | (
      | 'exceptionTypes'
      | 'exceptions'
      | 'anomalies'
      | 'etd'
      | 'atd'
      | 'eta'
      | 'ata'
      | 'firstEta'
      | 'etaPld'
      | 'actualDeliveryTime'
      | 'vessel'
      | 'voyage'
    )
  | ('containerNumbers' | 'shownPolCode' | 'shownPodCode' | 'shownPldCode' | 'rulesVersion' | 'derivedAsOf' | 'nextOverdueAt' | 'tries')
  | ('notificationLanguage' | 'nextPollAt' | 'pollCursor' | 'attempt' | 'failures' | 'lastPolledAt' | 'carrierAnsweredAt');

/** The same of a waybill. */
export type DerivedOfWaybill =
  | Exclude<
      DerivedColumns,
      | ('topSignal' | 'sampled' | 'exceptionTypes' | 'exceptions' | 'anomalies' | 'actualDeliveryTime' | 'vessel' | 'voyage')
      | ('containerNumbers' | 'shownPolCode' | 'shownPodCode' | 'shownPldCode')
    >
  | ('statusTime' | 'statusPlace' | 'flightNo' | 'totalPieces' | 'totalWeight' | 'totalVolume')
  | ('commodityName' | 'dataSource' | 'searchText');
