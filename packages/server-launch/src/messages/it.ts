import type { MessageWords } from './en.ts';

export const it: MessageWords = {
  errors: {
    'jar-name-too-long': 'Il nome supera i {{max}} caratteri.',
    'jar-name-control': 'Il nome contiene un carattere di controllo invisibile. Riscrivilo.',
    'jar-name-folder': 'Questa è una cartella. Aggiungi il nome del jar.',
    'jar-name-character': 'Qui non si può usare un nome con {{character}}. Rinomina il jar.',
    'jar-name-ending': 'Windows toglie punti e spazi alla fine di un nome. Rinomina il jar.',
    'jar-name-reserved': '{{name}} è il nome di un dispositivo di Windows. Rinomina il jar.',
    'memory-range': 'Scegli tra {{min}} e {{max}} MB, ad esempio 4096 o 4G.',
    'argument-control':
      'Un argomento in più contiene un carattere di controllo invisibile. Riscrivilo.',
    'argument-open-quote': 'Negli argomenti in più c’è una virgoletta non chiusa.',
    'argument-not-expressible':
      'Questo formato non può scrivere {{character}} in {{argument}}. Scegline un altro.',
    'argument-program':
      '{{argument}} avvierebbe un altro programma. Gli argomenti di Java iniziano con un trattino.',
    'session-name': 'Il nome di una sessione ha fino a 32 lettere, cifre, - e _.',
    'server-version-unknown':
      'Non conosciamo una versione {{version}} del server. Lasciala fuori, o indicane una come 1.21.4.',
    'flag-set-needs-java': 'Questo insieme di flag richiede Java {{java}} o successivo.',
    'format-needs-java': 'Questo formato richiede Java {{java}} o successivo.',
    'format-lacks-java': 'L’immagine non ha ancora Java {{java}}. Scegli un Java più vecchio.',
    'no-java-command': 'In questo testo non c’è un comando Java. Serve almeno -jar o -Xmx.',
    'line-too-long': 'Windows non legge righe più lunghe di {{max}} caratteri.',
  },
  notes: {
    'flag-removed': 'Java {{java}} non parte con {{flag}}, quindi è esclusa.',
    'flag-renamed': 'Java {{java}} conosce {{flag}} come {{to}}.',
    'flag-deprecated': 'Java {{java}} avvisa che {{flag}} è superata, quindi è esclusa.',
    'flag-unknown':
      'OpenJDK (dalla 8 alla 28) non conosce {{flag}} e non partirebbe, quindi è esclusa.',
    'flag-unchecked':
      '{{flag}} qui non è stata controllata. Incolla il comando finito in “Spiega un comando”, che conosce ogni flag.',
    'flag-twice': '{{flag}} lascia il posto a {{kept}}: tra due, Java prende l’ultima.',
    'value-no-integer':
      '{{flag}} vuole un numero intero, come 4, e {{value}} non lo è: Java non parte, quindi è esclusa.',
    'value-no-decimal':
      '{{flag}} vuole un numero come 75.0, e Java {{java}} non legge {{value}} come tale, quindi è esclusa.',
    'value-no-size':
      '{{flag}} vuole una misura, come 1M, e {{value}} non lo è: Java non parte, quindi è esclusa.',
    'value-range':
      '{{flag}} vale {{value}}, ma Java {{java}} accetta da {{least}} a {{most}} e non parte, quindi è esclusa.',
    'stack-least':
      '{{flag}} vale {{value}}. Su Linux a 64 bit Java {{java}} vuole almeno {{least}} e non parte, quindi è esclusa.',
    'value-least':
      '{{flag}} vale {{value}}, ma Java {{java}} vuole almeno {{least}} e non parte, quindi è esclusa.',
    'value-most':
      '{{flag}} vale {{value}}, ma Java {{java}} accetta al massimo {{most}} e non parte, quindi è esclusa.',
    'module-missing': 'Java {{java}} non ha il modulo vettoriale, quindi {{flag}} è escluso.',
    'unlock-added': '{{flag}} vuole prima {{unlock}}; ora c’è.',
    'unlock-moved': '{{unlock}} deve stare prima di {{flag}}; ora è così.',
    'second-collector': '{{flag}} è esclusa: Java accetta un solo collector, e c’è già {{kept}}.',
    'zgc-not-generational':
      'Con Java {{java}} ZGC non ha ancora le generazioni; per un server usa Java 21 o successivo.',
    'tuning-range':
      '{{flag}} vale {{value}}, ma Java accetta numeri interi da {{min}} a {{max}} e non partirebbe.',
    'tuning-unused': 'I numeri avanzati appartengono all’insieme G1 regolabile; questo ha i suoi.',
    'region-size-power':
      'Le regioni misurano 1, 2, 4, 8, 16 o 32 MB: Java trasforma {{value}} in {{used}}.',
    'survivor-ratio-max':
      'Con questo heap e queste regioni SurvivorRatio può essere al massimo {{max}}, e vale {{value}}: Java non partirebbe.',
    'new-size-large-heap':
      'Da 12.288 MB in su le nuove generazioni sono al 40 e al 50 per cento, e la riserva è 15 dove era 20.',
    'pre-touch':
      'Java occupa subito tutti i {{ramMb}} MB. Se la macchina ne ha meno, rallenta o si chiude.',
    'jar-name-read':
      'Il comando è per “{{name}}”. Avvialo nella cartella in cui si trova quel file.',
    'jar-extension': 'Il nome non finisce in .jar.',
    'jar-other-java':
      '{{version}} di solito gira su Java {{usual}}, non {{java}}: scegli la versione del server.',
    'jar-parent-folder': 'Il jar è fuori dalla cartella dello script: {{folder}}',
    'jar-prefixed': 'Java prenderebbe {{name}} per un’opzione, quindi davanti c’è la cartella.',
    'folder-refused-by-bukkit':
      'Paper e Spigot non partono nelle cartelle con ! o + nel nome: {{folder}}',
    'java-too-old':
      'Questo server non parte con Java {{java}}: serve almeno {{least}}, di solito {{usual}}.',
    'java-not-usual': 'Per questo server di solito si usa Java {{usual}}; hai scelto {{java}}.',
    'no-gui-old-name': 'I server prima della 1.13 leggono nogui senza trattini.',
    'no-gui-proxy': 'Un proxy non ha finestre, quindi non c’è --nogui.',
    'became-batch': 'Una riga di avvio non può aspettare il server, quindi questo è un file batch.',
    'code-page-line':
      'Il nome ha lettere fuori dall’ASCII: il file scaricato inizia con chcp 65001. Aggiungilo se salvi la riga da te.',
    'posix-quoting': 'Queste virgolette sono per le shell di Linux e macOS.',
    'restart-elsewhere':
      'Questo formato non può riavviare il server; ci pensa il pannello o il launcher.',
    'restart-script-twice': 'Lascia vuoto restart-script in spigot.yml, o parte un secondo ciclo.',
    'java-check-elsewhere': 'Questo formato non può controllare la versione di Java.',
    'no-screen-for-gui': 'Qui non c’è uno schermo per la finestra del server.',
    'gc-log-here':
      'Il registro è gc.log nella cartella del server: questo formato non può creare cartelle.',
    'gc-log-elsewhere':
      'Questo formato non può scrivere l’opzione di Java per il registro del garbage collector, quindi è esclusa.',
    'panel-memory':
      'L’heap è il {{percent}} per cento della memoria concessa dal pannello, perché Java ne usa anche altra.',
    'arguments-only':
      'Qui ci sono solo gli argomenti di Java; il jar e --nogui vanno dove si avvia il server.',
    'unit-to-edit': 'Metti la tua cartella e il tuo utente al posto di /opt/minecraft e minecraft.',
    eula: 'EULA: "TRUE" dice che accetti l’EULA di Minecraft.',
    'docker-proxy-image': 'Questa immagine è per i server; i proxy hanno itzg/mc-proxy.',
    'leave-for-system': 'Lascia da 1 a 1,5 GB della macchina al sistema e a Java stesso.',
    'heap-over-machine': 'La macchina non ne ha così tanta. Può darne al massimo {{most}} MB.',
    'heap-near-machine':
      'Così al sistema ne resta troppo poca. La macchina può darne al massimo {{most}} MB.',
    'heap-large-for-proxy': 'A un proxy bastano da 512 MB a 1 GB.',
    'heap-small':
      'I server attuali vogliono almeno 2 GB; così poca va bene per proxy e versioni molto vecchie.',
    'heap-small-for-zgc': 'ZGC vuole spazio: almeno 8 GB. Sotto, G1 va meglio.',
    'heap-rarely-needed': 'Più di 12 GB servono di rado.',
    'heap-suggested': 'Una buona misura: PaperMC consiglia da 6 a 10 GB.',
    'compressed-pointers':
      'Da 32 GB in su i puntatori di Java raddoppiano: 31 GB possono contenere più di 33 GB.',
    typographic:
      'Con la copia sono arrivati trattini lunghi, virgolette curve o caratteri invisibili; Java conosce solo quelli semplici.',
    'behind-jar': '{{argument}} sta dopo il jar, dove lo riceve il server e non Java.',
    'flag-sign':
      '{{word}} si scrive {{repaired}}: + e - sono per gli interruttori, = per i valori.',
    'flag-value-missing': '{{flag}} vuole un valore dopo =.',
    'flag-misspelled': '{{flag}} non è una flag; {{known}} sì.',
    'heap-syntax': 'Java non legge {{word}}; scritto {{repaired}} sì.',
    'heap-no-unit': '{{word}} significa byte; si intendeva {{repaired}}.',
    'heap-amount-missing': '{{word}} non indica una quantità, quindi è esclusa.',
    'stray-word': 'Java prenderebbe {{word}} per il programma da avviare, quindi è escluso.',
    'heap-min-over-max': '{{least}} supera {{most}}: Java non parte.',
    'heap-missing': 'Senza -Xmx Java prende un quarto della memoria della macchina.',
    'new-size-over-max':
      'G1NewSizePercent ({{least}}) supera G1MaxNewSizePercent ({{most}}): con G1 Java non parte.',
    'jar-flag-missing': 'Senza -jar davanti, Java prende {{jar}} per una classe.',
    'jar-missing': 'Qui non è indicato nessun jar.',
  },
  judged: {
    choice: 'Vale per Java {{java}}, come richiesto.',
    newest: 'Vale per Java {{java}}, richiesto dai server più recenti.',
    path: 'Vale per Java {{java}}, indicato nel percorso di Java.',
    'path-nearest':
      'Vale per Java {{java}}, il più vicino che conosciamo a Java {{named}} del percorso.',
    jar: 'Vale per Java {{java}}, quello consueto per {{jar}}.',
  },
  topics: {
    'heap-min': 'Heap all’avvio.',
    'heap-max': 'Heap massimo.',
    'vector-module':
      'Permette a fork come Pufferfish e Purpur di usare le istruzioni vettoriali. Java stampa un avviso innocuo.',
    'add-modules': 'Carica un altro modulo di Java.',
    'add-opens': 'Apre una parte di Java alla reflection, per plugin e mod vecchi.',
    'native-access': 'Permette il codice nativo senza avvisi.',
    'illegal-access': 'Apriva Java alla reflection prima di Java 17; poi ignorata.',
    'unsafe-access': 'Zittisce gli avvisi su una vecchia interfaccia di memoria.',
    'gc-log': 'Scrive un registro del garbage collector.',
    'incremental-gc': 'Un collector del passato.',
    'stack-size': 'Stack di ogni thread.',
    'young-size': 'Dimensione della generazione nuova; con questa G1 si adatta peggio.',
    d64: 'Chiedeva un Java a 64 bit; sparita da tempo.',
    'server-vm': 'Il compilatore server, che è già quello predefinito.',
    'java-agent': 'Carica un programma che può modificare le classi.',
    'class-path': 'Dove Java cerca le classi.',
    'argument-file': 'Legge altri argomenti da un file.',
    'aikar-marker': 'Segna le flag di Aikar, per i report. Nessun effetto.',
    'log4j-lookups': 'Parte della protezione da Log4Shell per 1.17 e 1.18.',
    'log4j-configuration': 'Un’altra configurazione per il registro.',
    'file-encoding': 'Codifica dei file di testo; UTF-8 da Java 18.',
    terminal: 'Come si comporta la console nei pannelli.',
    'no-gui': 'Nessuna finestra.',
    'server-port': 'La porta su cui ascoltare.',
    'server-world': 'Quale mondo, o dove stanno i mondi.',
    'force-upgrade': 'Converte tutto il mondo a questa versione prima di partire.',
    'erase-cache': 'Elimina luce e altezze salvate durante la conversione.',
    'safe-mode': 'Parte con il solo data pack del gioco.',
    property: 'Una proprietà per il programma.',
    variable: 'Una variabile: la riempie il tuo script o pannello.',
    jar: 'Il programma da avviare.',
    'server-argument': 'Va al server così com’è.',
    'other-flag': 'OpenJDK la conosce; non abbiamo ancora una spiegazione.',
    'old-flag': 'Una flag di Java 7 e precedenti: da Java 8 in poi non esiste più.',
    unknown: 'Non è nelle nostre tabelle.',
  },
  flags: {
    UseG1GC: 'Il collector G1, predefinito da Java 9.',
    UseSerialGC: 'Il collector con un solo thread, per heap minuscoli.',
    UseParallelGC: 'Il collector con pause lunghe ma rare.',
    UseZGC: 'Il collector ZGC: pause brevissime, più memoria.',
    UseShenandoahGC: 'Il collector Shenandoah; manca nelle versioni di Oracle.',
    UseConcMarkSweepGC: 'Il collector CMS, sparito da Java 14.',
    UseParNewGC: 'Apparteneva a CMS.',
    ZGenerational: 'Generazioni per ZGC su Java 21; poi predefinite.',
    ZProactive: 'Permette a ZGC di raccogliere senza bisogno.',
    MaxGCPauseMillis: 'La pausa a cui punta G1. Predefinito 200.',
    ParallelRefProcEnabled: 'I riferimenti sono gestiti da più thread; G1 lo fa da sé da Java 11.',
    DisableExplicitGC: 'Ignora i plugin che chiedono una raccolta.',
    AlwaysPreTouch: 'Occupa tutto l’heap all’avvio, così dopo nulla si blocca.',
    PerfDisableSharedMem: 'Tiene le statistiche di Java lontane dal disco, che può causare pause.',
    UseStringDeduplication: 'Testi uguali condividono la memoria.',
    G1NewSizePercent: 'Generazione nuova minima. Predefinito 5.',
    G1MaxNewSizePercent: 'Generazione nuova massima. Predefinito 60.',
    G1MixedGCLiveThresholdPercent: 'Le regioni vecchie più piene restano. Predefinito 85.',
    G1HeapRegionSize: 'Dimensione di una regione. Dipende dall’heap.',
    G1ReservePercent: 'Heap libero per le copie. Predefinito 10.',
    G1HeapWastePercent: 'Spazzatura che può restare. Predefinito 5.',
    G1MixedGCCountTarget:
      'Su quante raccolte si distribuisce la spazzatura vecchia. Predefinito 8.',
    G1RSetUpdatingPauseTimePercent:
      'Parte di una pausa per aggiornare i riferimenti. Predefinito 10.',
    InitiatingHeapOccupancyPercent:
      'Quanto è pieno l’heap quando inizia la marcatura. Predefinito 45.',
    G1IHOP: 'Quanto è pieno l’heap quando inizia la marcatura; il nome da Java 27.',
    G1ConcRSHotCardLimit: 'Un dettaglio di G1 che non c’è più.',
    G1ConcRefinementServiceIntervalMillis: 'Un dettaglio di G1 che non c’è più.',
    SurvivorRatio: 'Quante volte Eden supera uno spazio survivor. Predefinito 8.',
    MaxTenuringThreshold: 'Raccolte superate prima di essere vecchio. Predefinito 15.',
    MaxInlineLevel: 'Quanto in profondità si integrano le chiamate. 15 da Java 11.',
    OptimizeStringConcat: 'Unisce i testi più in fretta; già attiva.',
    UseCompressedOops: 'Puntatori piccoli, predefiniti sotto i 32 GB.',
    UseCompactObjectHeaders: 'Oggetti più piccoli, predefiniti da Java 27.',
    AllocatePrefetchStyle: 'Come si anticipa la memoria; meglio non toccarla.',
    ActiveProcessorCount: 'Quanti core Java crede di avere.',
    ExitOnOutOfMemoryError: 'Si chiude quando l’heap è pieno, così un ciclo può riavviarlo.',
    CrashOnOutOfMemoryError: 'Va in crash con un rapporto quando l’heap è pieno.',
    HeapDumpOnOutOfMemoryError: 'Scrive l’heap in un file quando è pieno.',
    MaxRAMPercentage: 'Heap massimo, in percentuale della memoria.',
    InitialRAMPercentage: 'Heap iniziale, in percentuale della memoria.',
    MaxRAM: 'Quanta memoria Java crede di avere; in via di rimozione.',
    AlwaysActAsServerClassMachine: 'Tratta la macchina come una grande; in via di rimozione.',
    UseLargePages: 'Pagine di memoria grandi, se il sistema le prevede.',
    UseTransparentHugePages: 'Pagine di memoria grandi, a scelta di Linux.',
    UseNUMA: 'Per macchine con più processori.',
    UseBiasedLocking: 'Un vecchio modo di bloccare, sparito da Java 18.',
    AggressiveOpts: 'Una raccolta di vecchi esperimenti.',
    MaxPermSize: 'Un’area di memoria finita con Java 7.',
    PermSize: 'Un’area di memoria finita con Java 7.',
    ShenandoahGCMode: 'Quale tipo di Shenandoah.',
    UseFastUnorderedTimeStamps: 'Orologi più veloci e meno esatti per il registro di Java.',
    UseCriticalJavaThreadPriority: 'Priorità maggiore per alcuni thread.',
    EagerJVMCI: 'Per un altro compilatore; inutile sui server.',
    EnableJVMCI: 'Per un altro compilatore; inutile sui server.',
    UseVectorStubs: 'Già attiva dove serve.',
    EnableVectorSupport: 'Già attiva dove serve.',
    UseNewLongLShift: 'Un dettaglio dei processori x86, scelto da Java.',
    UseXMMForArrayCopy: 'Un dettaglio dei processori x86, scelto da Java.',
    UseFastStosb: 'Un dettaglio dei processori x86, scelto da Java.',
    UseAES: 'Cifratura nel processore; già attiva.',
    UseAESIntrinsics: 'Cifratura nel processore; già attiva.',
    PrintGCDetails: 'Vecchio registro; -Xlog:gc* da Java 9.',
    PrintGCDateStamps: 'Vecchio registro; -Xlog:gc* da Java 9.',
    UseGCLogFileRotation: 'Vecchio registro; -Xlog:gc* da Java 9.',
    NumberOfGCLogFiles: 'Vecchio registro; -Xlog:gc* da Java 9.',
    GCLogFileSize: 'Vecchio registro; -Xlog:gc* da Java 9.',
    UnlockExperimentalVMOptions: 'Permette le flag sperimentali che seguono.',
    UnlockDiagnosticVMOptions: 'Permette le flag diagnostiche che seguono.',
    IgnoreUnrecognizedVMOptions:
      'Nasconde le flag sconosciute, e con loro gli errori di battitura.',
  },
};
