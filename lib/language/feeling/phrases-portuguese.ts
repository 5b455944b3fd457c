import type { PhraseLists } from "./phrases";

export const PORTUGUESE: PhraseLists = {
  quiet: `
    não (?:só|apenas|somente)
    nada (?:mais|em especial|a acrescentar)
    sem (?:comentários?|opinião|sugestões)
    nenhuma (?:sugestão|opinião)
    não sei`,
  contentment: `
    sem (?:hesitar|dúvida|dúvidas|sombra de dúvida)
    (?:[89]|10|dez) (?:de|em) (?:10|dez)
    não (?:mudaria|mudava|mudo|alteraria|alterava|trocaria|melhoraria) (?:absolutamente )?nada
    não (?:poderia|podia|pode|posso|podiam|poderiam) (?:ser|estar|ter sido|ter estado) mais
    (?:quase )?nunca falha[m]?
    (?:cumpre|cumprem|cumpriu) (?:com )?(?:o que (?:promete|prometem|prometeu)|a palavra|as promessas|o prometido)
    sempre (?:está|estão) (?:disponíve(?:l|is)|lá|pront\\p{L}+)|(?:está|estão) sempre (?:disponíve(?:l|is)|lá|pront\\p{L}+)
    (?:resolv\\p{L}+|atend\\p{L}+) (?:\\p{L}+ ){0,2}(?:na hora|logo|rápido|rapidamente|imediatamente)
    nada a (?:reclamar|melhorar|apontar|dizer|criticar)
    tudo (?:muito )?(?:bem|bom|ótimo|certo|perfeito|excelente)
    (?:sem|nenhum|nenhuma|não (?:tenho|há|houve|tive|tivemos)(?: nenhum| nenhuma)?) (?:problemas?|reclamaç(?:ão|ões)|queixas?)
    não (?:poderia|podia|pode) (?:ser|estar|ter sido) melhor
    (?:vale|valeu) a pena
    de parabéns
    continuem assim
    (?:voltar(?:ei|emos|ia)|(?:vou|vamos) voltar)
    nota (?:10|dez)
    (?:5|cinco) estrelas`,
  subjects: `
    (?:relação )?(?:custo[- /]?benef[ií]cio|qualidade[- /]?preço|preço[- /]?qualidade)`,
  turned: `
    não (?:posso|podemos|poderia|se pode|diria) (?:dizer|afirmar)?(?: que)?(?= )
    antes (?:era|eram|estava|estavam|havia|tinha|funcionava|ia)
    (?:era|eram|foi)(?= (?:a |o )?(?:minha|meu|nossa|nosso) )`,
  wishes: `
    (?:seria|seriam|ficaria) (?:\\p{L}+ )?(?:bom|boa|melhor|ideal|desejável|interessante|ótimo|ótima|legal|perfeito|útil|bem-vind[oa])
    (?<=^\\s*)(?:corrijam|melhorem|arrumem|coloquem|baixem|aumentem|contratem|respondam|consertem|tirem|parem|abram)(?= )
    por favor(?<=^\\s*(?:\\p{L}+ ){1,4}[\\p{L}' ]{3,12})(?=\\s*[.!]*$)
    (?<!não )(?:poderiam?|podiam?) (?:ser|estar|haver|ter|melhorar|fazer|colocar|dar|ir|funcionar|abrir|oferecer|baixar|vir|responder|atender|avisar|explicar)
    (?:há|tem|têm) (?:muito|bastante|coisas) (?:para|a|por|que) melhorar
    deveriam?(?: \\p{L}+)?
    falt(?:a|am|ou|aram|ava)
    tomara
    gostaria(?:m|mos)?
    seria (?:bom|melhor|ideal|desejável|interessante|ótimo)
    (?:precisam?|pode[m]?) melhorar
    precisam? (?:de )?mais
    (?:devia|deviam|deve|devem) (?:ser|estar|ter|haver)
    t[eê]m que
    quem dera
    mais (?:\\p{L}+ ){1,2}por favor
    esperava (?:mais|melhor|algo (?:mais|melhor))
    precisam? de
    (?:deixa|deixam|deixou) (?:muito )?a desejar
    (?<=^\\s*)(?:mais|menos) (?!que|do|ou)\\p{L}+(?=(?: \\p{L}+){0,2}\\s*[.!]?$)`,
  over: `
    (?:já )?não (?:é|são|está) mais (?:o mesmo|a mesma|os mesmos|as mesmas|como)|já não (?:é|são) (?:o mesmo|a mesma|os mesmos|as mesmas|o que|a que|como)(?: er\\p{L}+)?
    (?:piorou|pioraram|caiu|caíram)(?: muito)?`,
  blame: `
    vive[m]? (?:caindo|travando|quebrad[oa]s?)
    \\p{L}{4,} demais
    de um(?:a)? (?:\\p{L}+ )?(?:para|a) outr[oa]
    (?:bem|bom|boa|ótim[oa]|perfeit[oa]|satisfeit[oa]),? até que
    (?:cobr|debit)\\p{L}+ (?:duas vezes|em dobro|a mais|em duplicado|novamente)
    mudaria tudo|mudava tudo
    nem uma (?:única |só )?vez
    só (?:pensam?|querem?|se importam?) (?:n|em |com )?(?:eles|neles|si|dinheiro|no dinheiro|nos próprios)
    mais uma vez (?:sem|o mesmo|a mesma|atrasad\\p{L}+)
    não (?:\\p{L}+ )?tão \\p{L}+ (?:como|quanto)
    (?:em vez|ao invés) d[eoa]
    não (?:vale|valeu) a pena
    nunca mais
    não (?:o |a )?(?:recomendo|recomendaria|recomendamos|volto|voltarei|voltaria|compraria|comprem)
    não (?:funciona|funcionam|funcionou|funcionava|serve|presta)
    parou de funcionar
    perda de (?:tempo|dinheiro)
    tudo menos \\p{L}+
    que bom,? (?:outr[oa]|mais um)
    trava(?:m|ndo)?
    (?:concorrência|outr[oa]s) (?:é|são|está|estão) (?:muito )?(?:melhor(?:es)?|mais barat[oa]s?)
    subiram|aumentaram`,
  troubles: `
    (?:demor|lev)(?:ou|aram) (?:\\p{L}+ |\\d+ ){0,2}(?:semanas|meses|horas|dias|anos)
    como (?:um )?números?
    (?<=^\\s*)(?:e |mas )?por ?qu[eê] (?:tenho|temos|não|é|são|há|tem|demora|devo|preciso|tanto|os|as|o|a|esta|este)
    (?:tive|tivemos|tenho|temos|teve) (?:que|de) (?:esperar|ligar|voltar|repetir|pagar|reclamar|insistir|implorar|pedir|ir|brigar)`,
  better: `
    no dia seguinte|no mesmo dia
    (?:só|apenas) (?:demorou|levou|esperei|esperamos)
    (?:nem um|nenhum|sem um) (?:único|só) (?:problema|erro|atraso|defeito)
    nada mal
    não (?:é|está|foi|estava) (?:nada |tão )?(?:mau|má|ruim|mal)
    melhor(?:es)? (?:do )?que
    (?:melhorou|melhoraram)(?: muito| bastante)?`,
};
